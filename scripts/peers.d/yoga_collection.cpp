// Lays a collection out with Yoga and prints what each step took, and the frames.
//
//     yoga_collection nested|flat|unrounded FILE
//
// 24 cells, placed where their rows are and used again as these scroll by: whichever row comes into
// sight is shown by the cell whose row has left. `nested` is a cell of a column of two texts and a
// badge beside it, as one writes it; `flat` places all three in the cell itself; `unrounded` is `flat`
// without rounding to pixels. A cell has its contents before it is laid out: ours get theirs during the
// layout, the first of which therefore solves twice.

#include <array>

#include "yoga_driver.h"

namespace
{

constexpr float portrait = 375, landscape = 667, rowHeight = 72;

// A cell of the collection, and its title, note and badge.
struct Cell
{
    YGNodeRef node, title, note, badge;
};

Cell build(YGConfigRef config, bool nested)
{
    Cell cell = {YGNodeNewWithConfig(config), sized(config, 0, 20.5F), sized(config, 0, 16), sized(config, 0, 24)};
    YGNodeStyleSetPositionType(cell.node, YGPositionTypeAbsolute);
    YGNodeStyleSetPosition(cell.node, YGEdgeLeft, 0);
    YGNodeStyleSetPosition(cell.node, YGEdgeRight, 0);
    YGNodeStyleSetHeight(cell.node, rowHeight);
    YGNodeStyleSetPadding(cell.node, YGEdgeAll, 8);
    // A text that is too long for its place is cut off.
    YGNodeStyleSetMaxWidthPercent(cell.title, 100);
    YGNodeStyleSetMaxWidthPercent(cell.note, 100);
    YGNodeStyleSetMargin(cell.note, YGEdgeTop, 4);
    YGNodeRef texts = nested ? YGNodeNewWithConfig(config) : cell.node;
    YGNodeStyleSetAlignItems(texts, YGAlignFlexStart);
    append(texts, cell.title);
    append(texts, cell.note);
    if (nested) {
        YGNodeStyleSetFlexDirection(cell.node, YGFlexDirectionRow);
        YGNodeStyleSetFlex(texts, 1);
        YGNodeStyleSetMargin(texts, YGEdgeRight, 8);
        YGNodeStyleSetAlignSelf(cell.badge, YGAlignCenter);
        append(cell.node, texts);
    } else {
        YGNodeStyleSetPositionType(cell.badge, YGPositionTypeAbsolute);
        YGNodeStyleSetPosition(cell.badge, YGEdgeRight, 8);
        YGNodeStyleSetPosition(cell.badge, YGEdgeTop, 24);
    }
    append(cell.node, cell.badge);
    return cell;
}

// Moves a cell to a row, whose contents it shows.
void show(const Cell &cell, bool nested, size_t row, const std::vector<float> &widths)
{
    YGNodeStyleSetPosition(cell.node, YGEdgeTop, static_cast<float>(row) * rowHeight);
    YGNodeStyleSetWidth(cell.title, widths[0]);
    YGNodeStyleSetWidth(cell.note, widths[1]);
    YGNodeStyleSetWidth(cell.badge, widths[2]);
    if (!nested) YGNodeStyleSetPadding(cell.node, YGEdgeRight, widths[2] + 16);
}

void printFrames(const char *step, YGNodeRef root, const std::array<Cell, 24> &cells)
{
    std::printf("frames %s", step);
    for (const Cell &cell : cells) {
        printFrame(cell.node, root);
        for (YGNodeRef leaf : {cell.title, cell.note, cell.badge}) printFrame(leaf, cell.node);
    }
    std::printf("\n");
}

} // namespace

int main(int count, char **arguments)
{
    const Task task = readTask(count, arguments, "yoga_collection", {"nested", "flat", "unrounded"});
    const bool nested = task.tree == "nested";
    const auto rows = readSizes(task.path, {{"row", 3}})["row"];
    std::array<Cell, 24> cells;
    if (rows.size() < cells.size()) stop(65, task.path + ": fewer rows than cells");
    const long long start = now();
    YGConfigRef config = makeConfig(task.tree != "unrounded");
    YGNodeRef root = YGNodeNewWithConfig(config);
    YGNodeStyleSetWidth(root, portrait);
    for (size_t index = 0; index < cells.size(); index++) {
        cells[index] = build(config, nested);
        show(cells[index], nested, index, rows[index]);
        append(root, cells[index].node);
    }
    printTime("build", start);
    layOut(root, "start", [] {});
    printFrames("start", root, cells);
    layOut(root, "landscape", [&] { YGNodeStyleSetWidth(root, landscape); });
    printFrames("landscape", root, cells);
    layOut(root, "portrait", [&] { YGNodeStyleSetWidth(root, portrait); });
    printFrames("portrait", root, cells);
    for (size_t row = cells.size(); row < rows.size(); row++)
        layOut(root, "scroll", [&] { show(cells[row % cells.size()], nested, row, rows[row]); });
    printFrames("scroll", root, cells);
    return 0;
}
