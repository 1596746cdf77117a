/// The generators of hierarchies, by the names that scenario files use.
public enum GeneratorKind: String, Hashable, Sendable, CaseIterable {
  /// A scroll view of self-sizing rows: avatar, name, body, two buttons.
  case feed
  /// A conversation above a composer that stands on the keyboard.
  case chat
  /// A settings form whose fields begin where the longest title ends.
  case form
  /// A grid of cards of one width.
  case dashboard
  /// A column of rows of stacks.
  case nestedStacks = "nested-stacks"
  /// A long article of headings, paragraphs and pictures in the readable width.
  case article
  /// A table whose columns and rows are set by headers.
  case spreadsheet
  /// Panels that float over a map.
  case panels
  /// Views side by side in one chain, all of one width.
  case longRow = "long-row"
  /// Views within views within views.
  case deepTree = "deep-tree"
  /// A long list that shows its rows in a few cells, used again as they scroll by.
  case collection
  /// A subtree that moves between two containers.
  case movingTree = "moving-tree"
  /// Views of which every other one has two required widths.
  case conflicts
  /// Views of which every other one has no place.
  case ambiguous

  /// What the size parameter counts.
  public var unit: String {
    switch self {
    case .feed, .form, .nestedStacks, .collection: "rows"
    case .chat: "messages"
    case .dashboard: "cards"
    case .article: "blocks"
    case .spreadsheet: "cells"
    case .panels: "panels"
    case .longRow, .deepTree, .movingTree, .conflicts, .ambiguous: "views"
    }
  }

  /// How many views there are for each of what the size counts, within a few; a collection has no
  /// more than its cells.
  public var viewsPerUnit: Int {
    switch self {
    case .feed, .nestedStacks: 6
    case .form, .dashboard: 3
    case .chat, .panels: 2
    case .article, .spreadsheet, .longRow, .deepTree, .collection, .movingTree, .conflicts,
      .ambiguous:
      1
    }
  }

  /// The size where a scenario gives none.
  public var defaultSize: Int { 100 }

  /// The smallest size that makes all that the generator's names mean.
  public var smallestSize: Int { self == .movingTree ? 2 : 1 }

  /// The largest size that is accepted: a million views.
  public var largestSize: Int { 1_000_000 / viewsPerUnit }
}
