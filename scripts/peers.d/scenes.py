"""The scenes that layout engines are compared on; see PeerScene.swift for ours."""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Scene:
    """What is laid out, how it is played and who plays it."""

    size: int  # How many there are unless told.
    least: int
    unit: str  # What the size counts.
    steps: tuple  # In the order of the table.
    yoga_trees: tuple  # The ways to write it for Yoga, beginning with the natural one.
    views: tuple  # Which frames are compared, over and over.
    has_taffy: bool = False

    def view(self, index):
        """The name of a view, by its number among those whose frames are compared."""
        group, place = divmod(index, len(self.views))
        return f"{self.views[place]} {group}"


SCENES = {
    "feed": Scene(
        size=1000, least=2, unit="rows",
        steps=("build", "start", "landscape", "portrait", "last-text", "first-text"),
        yoga_trees=("nested", "flat"),
        views=("row", "avatar", "name", "body", "like", "share"),
        has_taffy=True),
    "collection": Scene(
        size=100_000, least=48, unit="rows",
        steps=("build", "start", "landscape", "portrait", "scroll"),
        yoga_trees=("nested", "flat", "unrounded"),
        views=("cell", "title", "note", "badge")),
    # The sheet and the headers of its columns stand where the others have a row's header and its cells.
    "spreadsheet": Scene(
        size=10_000, least=20, unit="cells",
        steps=("build", "start", "landscape", "portrait", "first-column-width", "first-row-height",
               "middle-column-width"),
        yoga_trees=("stretched", "sized", "unrounded"),
        views=("header of line", *(f"cell {column} of line" for column in range(10)))),
}
