// Lays a feed out with Yoga and prints what each step took, and the frames.
//
//     yoga_feed nested|flat FILE
//
// `nested` is a row of a picture and a column, in which the buttons are a row again, as one writes
// it; `flat` places all five leaves in the row itself.

#include <array>
#include <cmath>

#include "yoga_driver.h"

namespace
{

constexpr float portrait = 375, landscape = 667, lineHeight = 20.5F;

// A row of the feed: its leaves in the order of our views, and the nodes between them and the row.
struct Row
{
    YGNodeRef node;
    std::array<YGNodeRef, 5> leaves;
    float length;
};

// Text that wraps, as the content of our scenarios does.
YGSize measure(YGNodeRef node, float width, YGMeasureMode mode, float, YGMeasureMode)
{
    const float length = *static_cast<float *>(YGNodeGetContext(node));
    const float used = mode == YGMeasureModeUndefined ? length
        : mode == YGMeasureModeAtMost                 ? std::fmin(length, width)
                                                      : width;
    const double lines = used > 0 ? std::ceil(length / static_cast<double>(used) - 1e-9) : 1;
    return {used, static_cast<float>(lines) * lineHeight};
}

// Makes the row's leaves and puts them into place.
void build(Row &row, YGConfigRef config, bool nested, float name, float like)
{
    row.node = YGNodeNewWithConfig(config);
    row.leaves = {sized(config, 40, 40), sized(config, name, lineHeight), YGNodeNewWithConfig(config),
        sized(config, like, 30), sized(config, 52, 30)};
    auto [avatar, title, body, first, second] = row.leaves;
    YGNodeSetContext(body, &row.length);
    YGNodeSetMeasureFunc(body, measure);
    YGNodeStyleSetMargin(body, YGEdgeTop, 4);
    YGNodeStyleSetPadding(row.node, YGEdgeAll, 8);
    YGNodeStyleSetAlignSelf(title, YGAlignFlexStart);
    if (!nested) {
        YGNodeStyleSetPadding(row.node, YGEdgeLeft, 56);
        YGNodeStyleSetPositionType(avatar, YGPositionTypeAbsolute);
        YGNodeStyleSetPosition(avatar, YGEdgeLeft, 8);
        YGNodeStyleSetPosition(avatar, YGEdgeTop, 8);
        YGNodeStyleSetMargin(first, YGEdgeTop, 8);
        YGNodeStyleSetAlignSelf(first, YGAlignFlexStart);
        YGNodeStyleSetPositionType(second, YGPositionTypeAbsolute);
        YGNodeStyleSetPosition(second, YGEdgeRight, 8);
        YGNodeStyleSetPosition(second, YGEdgeBottom, 8);
        for (YGNodeRef leaf : row.leaves) append(row.node, leaf);
        return;
    }
    YGNodeRef column = YGNodeNewWithConfig(config), buttons = YGNodeNewWithConfig(config);
    YGNodeStyleSetFlexDirection(row.node, YGFlexDirectionRow);
    YGNodeStyleSetFlex(column, 1);
    YGNodeStyleSetMargin(column, YGEdgeLeft, 8);
    YGNodeStyleSetFlexDirection(buttons, YGFlexDirectionRow);
    YGNodeStyleSetJustifyContent(buttons, YGJustifySpaceBetween);
    YGNodeStyleSetMargin(buttons, YGEdgeTop, 8);
    append(row.node, avatar);
    append(row.node, column);
    for (YGNodeRef part : {title, body, buttons}) append(column, part);
    append(buttons, first);
    append(buttons, second);
}

void printFrames(const char *step, YGNodeRef root, const std::vector<Row> &rows)
{
    std::printf("frames %s", step);
    for (const Row &row : rows) {
        printFrame(row.node, root);
        for (YGNodeRef leaf : row.leaves) printFrame(leaf, row.node);
    }
    std::printf("\n");
}

void edit(YGNodeRef root, const char *step, Row &row, float length)
{
    layOut(root, step, [&] {
        row.length = length;
        YGNodeMarkDirty(row.leaves[2]);
    });
}

} // namespace

int main(int count, char **arguments)
{
    const Task task = readTask(count, arguments, "yoga_feed", {"nested", "flat"});
    const auto sizes = readSizes(task.path, {{"row", 3}})["row"];
    // Rows stay where they are: texts point into them.
    std::vector<Row> rows(sizes.size());
    const long long start = now();
    YGConfigRef config = makeConfig(true);
    YGNodeRef root = YGNodeNewWithConfig(config);
    YGNodeStyleSetWidth(root, portrait);
    for (size_t index = 0; index < rows.size(); index++) {
        rows[index].length = sizes[index][1];
        build(rows[index], config, task.tree == "nested", sizes[index][0], sizes[index][2]);
        append(root, rows[index].node);
    }
    printTime("build", start);
    layOut(root, "start", [] {});
    printFrames("start", root, rows);
    layOut(root, "landscape", [&] { YGNodeStyleSetWidth(root, landscape); });
    printFrames("landscape", root, rows);
    layOut(root, "portrait", [&] { YGNodeStyleSetWidth(root, portrait); });
    printFrames("portrait", root, rows);
    for (int round = 0; round < 4; round++) edit(root, "last-text", rows.back(), 622 + 311 * (round % 2));
    for (int round = 0; round < 4; round++) edit(root, "first-text", rows.front(), 1244 + 311 * (round % 2));
    printFrames("first-text", root, rows);
    return 0;
}
