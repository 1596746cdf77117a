"""Lays a feed out with Taffy, through stretchable, and prints what each step took, and the frames.

    taffy_feed.py nested|flat FILE FOLDER

FILE holds what `layout-peers leaves` prints, FOLDER the compiled measure_text.c; the output is that
of `layout-peers play`. The trees are those of yoga_feed.cpp. Building them goes through Python and
is not told; what is timed is Taffy's layout alone, with the measure function in C. Frames are not
rounded: Taffy rounds to whole points only.
"""

import sys
import time

from stretchable import Style, taffylib
from stretchable.style import AlignSelf, FlexDirection, JustifyContent, Position
from stretchable.style.geometry.length import AUTO, MAX_CONTENT
from stretchable.style.geometry.size import SizeAvailableSpace

PORTRAIT, LANDSCAPE, LINE_HEIGHT = 375, 667, 20.5


class Feed:
    """The tree, and its nodes in the order of our views."""

    def __init__(self, nested, sizes, measure_text):
        self.tree = taffylib.init()
        taffylib.disable_rounding(self.tree)
        self.measure_text = measure_text
        self.root = self.node(**self.root_style(PORTRAIT))
        build = self.nested_row if nested else self.flat_row
        self.rows = []
        for name, body, like in sizes:
            row = build(name, body, like)
            taffylib.node_add_child(self.tree, self.root, row[0])
            self.rows.append(row)

    @staticmethod
    def root_style(width):
        return {"flex_direction": FlexDirection.COLUMN, "size": (width, AUTO)}

    def node(self, *children, **style):
        node = taffylib.node_create(self.tree, Style(**style).to_dict())
        for child in children:
            taffylib.node_add_child(self.tree, node, child)
        return node

    def text(self, length):
        node = self.node(margin=(4, 0, 0, 0))
        taffylib.node_set_measure(self.tree, node, True)
        self.measure_text.set_length(node, length)
        return node

    def nested_row(self, name, body, like):
        """The row, its leaves, and for each leaf the nodes between it and the row."""
        avatar = self.node(size=(40, 40), flex_shrink=0, align_self=AlignSelf.START)
        title = self.node(size=(name, LINE_HEIGHT), align_self=AlignSelf.START)
        text = self.text(body)
        first, second = self.node(size=(like, 30)), self.node(size=(52, 30))
        buttons = self.node(first, second, margin=(8, 0, 0, 0),
                            justify_content=JustifyContent.SPACE_BETWEEN)
        column = self.node(title, text, buttons, flex_direction=FlexDirection.COLUMN,
                           flex_grow=1, flex_basis=0, min_size=(0, 0), margin=(0, 0, 0, 8))
        row = self.node(avatar, column, padding=8)
        return row, [avatar, title, text, first, second], [
            [], [column], [column], [buttons, column], [buttons, column]]

    def flat_row(self, name, body, like):
        """As nested_row, with all leaves in the row."""
        avatar = self.node(size=(40, 40), position=Position.ABSOLUTE, inset=(8, AUTO, AUTO, 8))
        title = self.node(size=(name, LINE_HEIGHT), align_self=AlignSelf.START)
        text = self.text(body)
        first = self.node(size=(like, 30), align_self=AlignSelf.START, margin=(8, 0, 0, 0))
        second = self.node(size=(52, 30), position=Position.ABSOLUTE, inset=(AUTO, 8, 8, AUTO))
        leaves = [avatar, title, text, first, second]
        return self.node(*leaves, flex_direction=FlexDirection.COLUMN, padding=(8, 8, 8, 56)), leaves, [[]] * 5

    def lay_out(self, step, change):
        space = SizeAvailableSpace(MAX_CONTENT).to_dict()
        start = time.thread_time_ns()
        change()
        taffylib.node_compute_layout_with_measure(
            self.tree, self.root, space, self.measure_text.measure)
        print("time", step, time.thread_time_ns() - start)

    def turn(self, step, width):
        style = Style(**self.root_style(width)).to_dict()
        self.lay_out(step, lambda: taffylib.node_set_style(self.tree, self.root, style))

    def edit(self, step, row, length):
        def change():
            self.measure_text.set_length(row[1][2], length)
            taffylib.node_mark_dirty(self.tree, row[1][2])

        self.lay_out(step, change)

    def frame(self, node):
        layout = taffylib.PyLayout()
        taffylib.node_get_layout(self.tree, node, layout)
        return [layout.x, layout.y, layout.width, layout.height]

    def print_frames(self, step):
        numbers = []
        for row, leaves, ways in self.rows:
            numbers += self.frame(row)
            for leaf, way in zip(leaves, ways):
                frame = self.frame(leaf)
                for node in way:
                    outer = self.frame(node)
                    frame[0] += outer[0]
                    frame[1] += outer[1]
                numbers += frame
        print("frames", step, *(f"{number:.3f}" for number in numbers))


def main(kind, path, folder):
    sys.path.insert(0, folder)
    import measure_text

    with open(path, encoding="utf-8") as file:
        sizes = [tuple(float(field) for field in line.split()[1:]) for line in file]
    feed = Feed(kind == "nested", sizes, measure_text)
    feed.lay_out("start", lambda: None)
    feed.print_frames("start")
    feed.turn("landscape", LANDSCAPE)
    feed.print_frames("landscape")
    feed.turn("portrait", PORTRAIT)
    feed.print_frames("portrait")
    for step, row, length in (("last-text", feed.rows[-1], 622), ("first-text", feed.rows[0], 1244)):
        for turn in range(4):
            feed.edit(step, row, length + 311 * (turn % 2))
    feed.print_frames("first-text")


if __name__ == "__main__":
    if len(sys.argv) != 4 or sys.argv[1] not in ("nested", "flat"):
        sys.exit("usage: taffy_feed.py nested|flat FILE FOLDER")
    main(*sys.argv[1:])
