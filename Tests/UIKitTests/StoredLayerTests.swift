import Foundation
import TestSupport
import Testing
import UIKit

/// What layers, controllers, items and lists are made with and what their setters change, as
/// `Tests/Stored` has it.
@Suite @MainActor struct StoredLayerTests {
  @Test func layersAreAsTheyWere() throws {
    var parts = StoredParts("facade-layers", .text)
    func all<Layer: CALayer>() -> [Facade<Layer>.Property] {
      typealias F = Facade<Layer>
      return [
        F.p("bounds", \.bounds, CGRect(x: 1, y: 2, width: 30, height: 40)),
        F.p("position", \.position, CGPoint(x: 5, y: 6)),
        F.p("anchorPoint", \.anchorPoint, CGPoint(x: 0, y: 1)),
        F.p("frame", \.frame, CGRect(x: 1, y: 2, width: 30, height: 40)),
        F.p("transform", \.transform, CATransform3DMakeScale(2, 3, 4)),
        F.p("zPosition", \.zPosition, 2), F.p("contentsScale", \.contentsScale, 3),
        F.p("cornerRadius", \.cornerRadius, 4), F.p("cornerCurve", \.cornerCurve, .continuous),
        F.p("maskedCorners", \.maskedCorners, .layerMinXMinYCorner),
        F.p("masksToBounds", \.masksToBounds, true), F.p("borderWidth", \.borderWidth, 2),
        F.p("borderColor", \.borderColor, UIColor.red.cgColor),
        F.p("backgroundColor", \.backgroundColor, UIColor.red.cgColor),
        F.p("shadowColor", \.shadowColor, UIColor.red.cgColor),
        F.p("shadowOpacity", \.shadowOpacity, 0.5),
        F.p("shadowOffset", \.shadowOffset, CGSize(width: 1, height: 1)),
        F.p("shadowRadius", \.shadowRadius, 9), F.p("opacity", \.opacity, 0.5),
        F.p("isHidden", \.isHidden, true), F.p("shouldRasterize", \.shouldRasterize, true),
        F.p("rasterizationScale", \.rasterizationScale, 2), F.p("name", \.name, "layer"),
        F.r("sublayers", \.sublayers?.count), F.f("superlayer") { $0.superlayer == nil },
      ]
    }
    Facade(CALayer(), all()).append(to: &parts, as: "CALayer")
    Facade(UIView().layer, all()).append(to: &parts, as: "a view's layer")
    typealias Gradient = Facade<CAGradientLayer>
    Gradient(
      CAGradientLayer(),
      [
        Gradient.p("startPoint", \.startPoint, CGPoint(x: 1, y: 1)),
        Gradient.p("endPoint", \.endPoint, .zero), Gradient.r("colors", \.colors?.count),
        Gradient.p("locations", \.locations, [0, 1]),
      ], inherited: all()
    ).append(to: &parts, as: "CAGradientLayer")
    typealias Shape = Facade<CAShapeLayer>
    Shape(
      CAShapeLayer(),
      [
        Shape.p("fillColor", \.fillColor, nil),
        Shape.p("strokeColor", \.strokeColor, UIColor.red.cgColor),
        Shape.p("lineWidth", \.lineWidth, 4), Shape.p("lineCap", \.lineCap, .round),
        Shape.p("lineJoin", \.lineJoin, .bevel), Shape.p("strokeStart", \.strokeStart, 0.2),
        Shape.p("strokeEnd", \.strokeEnd, 0.7), Shape.p("dashes", \.lineDashPattern, [1, 2]),
      ], inherited: all()
    ).append(to: &parts, as: "CAShapeLayer")
    typealias Animation = Facade<CABasicAnimation>
    Animation(
      CABasicAnimation(keyPath: "opacity"),
      [
        Animation.p("duration", \.duration, 2), Animation.p("beginTime", \.beginTime, 1),
        Animation.p("repeatCount", \.repeatCount, 3),
        Animation.p("autoreverses", \.autoreverses, true),
        Animation.p("isRemoved", \.isRemovedOnCompletion, false),
        Animation.p("fillMode", \.fillMode, .both), Animation.p("keyPath", \.keyPath, "position"),
      ]
    ).append(to: &parts, as: "CABasicAnimation")
    let differences = try parts.differences()
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  @Test func controllersAreAsTheyWere() throws {
    var parts = StoredParts("facade-controllers", .text)
    func all<Controller: UIViewController>() -> [Facade<Controller>.Property] {
      typealias F = Facade<Controller>
      return [
        F.r("isViewLoaded", \.isViewLoaded), F.p("title", \.title, "a title"),
        F.p("preferredContentSize", \.preferredContentSize, CGSize(width: 30, height: 40)),
        F.p("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed, true),
        F.p("isModalInPresentation", \.isModalInPresentation, true),
        F.p("modalTransitionStyle", \.modalTransitionStyle, .crossDissolve),
        F.p(
          "modalPresentationStyle", \.modalPresentationStyle, .fullScreen, .pageSheet, .formSheet),
        F.p("definesPresentationContext", \.definesPresentationContext, true),
        F.p("edgesForExtendedLayout", \.edgesForExtendedLayout, .top),
        F.p("isEditing", \.isEditing, true),
        F.p(
          "additionalSafeAreaInsets", \.additionalSafeAreaInsets,
          UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
        F.p("adjustsInsets", \.automaticallyAdjustsScrollViewInsets, false),
        F.p("style", \.overrideUserInterfaceStyle, .dark),
        F.p("respectsMargins", \.viewRespectsSystemMinimumLayoutMargins, false),
        F.r("systemMargins", \.systemMinimumLayoutMargins),
        F.r("statusBar", \.prefersStatusBarHidden), F.r("bar", \.preferredStatusBarStyle),
        F.r("turns", \.supportedInterfaceOrientations.rawValue),
        F.r("isMovingToParent", \.isMovingToParent), F.r("isMovingFrom", \.isMovingFromParent),
        F.r("children", \.children.count), F.r("item", \.navigationItem.title),
        F.r("tab", \.tabBarItem?.title), F.f("parent") { $0.parent == nil },
        F.r("safeArea", \.view?.safeAreaInsets), F.r("margins", \.view?.layoutMargins),
        F.r("frame", \.view?.frame), F.r("traits", \.traitCollection.userInterfaceStyle),
      ]
    }
    Facade(UIViewController(), all()).append(to: &parts, as: "UIViewController")
    typealias Navigation = Facade<UINavigationController>
    Navigation(
      UINavigationController(rootViewController: UIViewController()),
      [
        Navigation.p("isNavigationBarHidden", \.isNavigationBarHidden, true),
        Navigation.p("isToolbarHidden", \.isToolbarHidden, false),
        Navigation.p("large", \.navigationBar.prefersLargeTitles, true),
        Navigation.r("controllers", \.viewControllers.count),
        Navigation.r("top", \.topViewController?.view?.safeAreaInsets),
      ], inherited: all()
    ).append(to: &parts, as: "UINavigationController")
    typealias Tabs = Facade<UITabBarController>
    func tabs() -> UITabBarController {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      return tabs
    }
    Tabs(
      tabs(),
      [Tabs.p("selectedIndex", \.selectedIndex, 1), Tabs.r("shown", \.children.count)],
      inherited: all()
    ).append(to: &parts, as: "UITabBarController")
    Facade(UITableViewController(style: .insetGrouped), [], inherited: all())
      .append(to: &parts, as: "UITableViewController")
    typealias Item = Facade<UINavigationItem>
    Item(
      {
        let item = UINavigationItem()
        item.title = "item"
        return item
      }(),
      [
        Item.p("title", \.title, "other"), Item.p("prompt", \.prompt, "prompt"),
        Item.p("large", \.largeTitleDisplayMode, .never, .always),
        Item.p("hidesBackButton", \.hidesBackButton, true),
        Item.p("back", \.backButtonTitle, "back"),
        Item.p("backMode", \.backButtonDisplayMode, .minimal),
        Item.p("hidesSearch", \.hidesSearchBarWhenScrolling, false),
        Item.f("left") { [$0.leftBarButtonItems?.count, $0.rightBarButtonItems?.count] },
      ]
    ).append(to: &parts, as: "UINavigationItem")
    typealias Sheet = Facade<UISheetPresentationController>
    func sheet() -> UISheetPresentationController {
      UIViewController().sheetPresentationController
        ?? UISheetPresentationController(
          presentedViewController: UIViewController(), presenting: nil)
    }
    Sheet(
      sheet(),
      [
        Sheet.p("grabber", \.prefersGrabberVisible, true),
        Sheet.p("radius", \.preferredCornerRadius, 12), Sheet.r("detents", \.detents.count),
        Sheet.p("selected", \.selectedDetentIdentifier, .medium),
      ]
    ).append(to: &parts, as: "UISheetPresentationController")
    let differences = try parts.differences()
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  @Test func listsAreAsTheyWere() throws {
    var parts = StoredParts("facade-lists", .text)
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      typealias Table = Facade<UITableView>
      func table() -> UITableView {
        UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
      }
      Table(
        table(),
        [
          Table.p("rowHeight", \.rowHeight, 30),
          Table.p("estimatedRowHeight", \.estimatedRowHeight, 70),
          Table.p("sectionHeaderHeight", \.sectionHeaderHeight, 20),
          Table.p("sectionFooterHeight", \.sectionFooterHeight, 20),
          Table.p("estimatedHeader", \.estimatedSectionHeaderHeight, 9),
          Table.p("estimatedFooter", \.estimatedSectionFooterHeight, 9),
          Table.p("topPadding", \.sectionHeaderTopPadding, 9),
          Table.p("separatorStyle", \.separatorStyle, .none),
          Table.p("separatorColor", \.separatorColor, .red),
          Table.p("separatorInset", \.separatorInset, .zero),
          Table.p("allowsSelection", \.allowsSelection, false),
          Table.p("allowsMultipleSelection", \.allowsMultipleSelection, true),
          Table.p("readable", \.cellLayoutMarginsFollowReadableWidth, true),
          Table.r("sections", \.numberOfSections), Table.r("cells", \.visibleCells.count),
        ], inherited: style == .plain ? Table.ofScrollViews : []
      ).append(to: &parts, as: "UITableView \(style)")
    }
    typealias Flow = Facade<UICollectionViewFlowLayout>
    let size = CGSize(width: 30, height: 20)
    Flow(
      UICollectionViewFlowLayout(),
      [
        Flow.p("itemSize", \.itemSize, size), Flow.p("estimated", \.estimatedItemSize, size),
        Flow.p("lines", \.minimumLineSpacing, 3), Flow.p("items", \.minimumInteritemSpacing, 3),
        Flow.p("inset", \.sectionInset, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
        Flow.p("scrolls", \.scrollDirection, .horizontal),
        Flow.p("header", \.headerReferenceSize, size),
        Flow.p("footer", \.footerReferenceSize, size),
        Flow.p("pinsHeaders", \.sectionHeadersPinToVisibleBounds, true),
        Flow.p("pinsFooters", \.sectionFootersPinToVisibleBounds, true),
        Flow.r("content", \.collectionViewContentSize),
      ]
    ).append(to: &parts, as: "UICollectionViewFlowLayout")
    for style in [
      UITableViewCell.CellStyle.default, .value1, .value2, .subtitle,
    ] {
      typealias Cell = Facade<UITableViewCell>
      func cell() -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: "cell")
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Details of it"
        return cell
      }
      Cell(
        cell(),
        [
          Cell.p(
            "accessoryType", \.accessoryType, .disclosureIndicator, .detailButton, .checkmark,
            .detailDisclosureButton),
          Cell.p("accessoryView", \.accessoryView, UISwitch()),
          Cell.p("selectionStyle", \.selectionStyle, .none),
          Cell.p("separatorInset", \.separatorInset, .init(top: 1, left: 2, bottom: 3, right: 4)),
          Cell.p("isEditing", \.isEditing, true), Cell.r("identifier", \.reuseIdentifier),
          Cell.f("labels") { cell in
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
            cell.layoutIfNeeded()
            return [
              cell.textLabel?.frame, cell.detailTextLabel?.frame, cell.contentView.frame,
            ] as [CGRect?]
          },
        ], inherited: style == .default ? Cell.ofViews : []
      ).append(to: &parts, as: "UITableViewCell \(style)")
    }
    let differences = try parts.differences()
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }
}
