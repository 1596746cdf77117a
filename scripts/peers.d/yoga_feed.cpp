// Lays a feed out with Yoga and prints what each step took, and the frames.
//
//     yoga_feed nested|flat FILE
//
// FILE holds what `layout-peers leaves` prints; the output is that of `layout-peers play`. `nested`
// is a row of a picture and a column, in which the buttons are a row again, as one writes it; `flat`
// places all five leaves in the row itself. Compiled with the sources of Yoga (MIT licence) from
// the source distribution of poga.

#include <array>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <time.h>
#include <vector>

#include <yoga/Yoga.h>

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

long long now()
{
    timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec * 1000000000LL + time.tv_nsec;
}

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

YGNodeRef sized(YGConfigRef config, float width, float height)
{
    YGNodeRef node = YGNodeNewWithConfig(config);
    YGNodeStyleSetWidth(node, width);
    YGNodeStyleSetHeight(node, height);
    return node;
}

void append(YGNodeRef parent, YGNodeRef child)
{
    YGNodeInsertChild(parent, child, YGNodeGetChildCount(parent));
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

void printFrames(const char *step, const std::vector<Row> &rows)
{
    std::printf("frames %s", step);
    for (const Row &row : rows) {
        std::printf(" %.3f %.3f %.3f %.3f", YGNodeLayoutGetLeft(row.node), YGNodeLayoutGetTop(row.node),
            YGNodeLayoutGetWidth(row.node), YGNodeLayoutGetHeight(row.node));
        for (YGNodeRef leaf : row.leaves) {
            float x = 0, y = 0;
            for (YGNodeRef node = leaf; node != row.node; node = YGNodeGetParent(node)) {
                x += YGNodeLayoutGetLeft(node);
                y += YGNodeLayoutGetTop(node);
            }
            std::printf(" %.3f %.3f %.3f %.3f", x, y, YGNodeLayoutGetWidth(leaf), YGNodeLayoutGetHeight(leaf));
        }
    }
    std::printf("\n");
}

void printTime(const char *step, long long start) { std::printf("time %s %lld\n", step, now() - start); }

void layOut(YGNodeRef root, const char *step, long long start)
{
    YGNodeCalculateLayout(root, YGUndefined, YGUndefined, YGDirectionLTR);
    printTime(step, start);
}

void turn(YGNodeRef root, const char *step, float width)
{
    const long long start = now();
    YGNodeStyleSetWidth(root, width);
    layOut(root, step, start);
}

void edit(YGNodeRef root, const char *step, Row &row, float length)
{
    const long long start = now();
    row.length = length;
    YGNodeMarkDirty(row.leaves[2]);
    layOut(root, step, start);
}

} // namespace

int main(int count, char **arguments)
{
    if (count != 3 || (std::strcmp(arguments[1], "nested") != 0 && std::strcmp(arguments[1], "flat") != 0)) {
        std::cerr << "usage: yoga_feed nested|flat FILE\n";
        return 64;
    }
    const bool nested = std::strcmp(arguments[1], "nested") == 0;
    std::vector<std::array<float, 3>> sizes;
    std::ifstream file(arguments[2]);
    for (std::string line, word; std::getline(file, line);) {
        std::istringstream fields(line);
        std::array<float, 3> size;
        if (!(fields >> word >> size[0] >> size[1] >> size[2])) {
            std::cerr << arguments[2] << ": expected 'row NAME BODY LIKE', found '" << line << "'\n";
            return 65;
        }
        sizes.push_back(size);
    }
    if (sizes.empty()) {
        std::cerr << arguments[2] << ": no rows\n";
        return 65;
    }
    // Rows stay where they are: texts point into them.
    std::vector<Row> rows(sizes.size());
    long long start = now();
    YGConfigRef config = YGConfigNew();
    YGConfigSetPointScaleFactor(config, 2);
    YGNodeRef root = YGNodeNewWithConfig(config);
    YGNodeStyleSetWidth(root, portrait);
    for (size_t index = 0; index < rows.size(); index++) {
        rows[index].length = sizes[index][1];
        build(rows[index], config, nested, sizes[index][0], sizes[index][2]);
        append(root, rows[index].node);
    }
    printTime("build", start);
    start = now();
    layOut(root, "start", start);
    printFrames("start", rows);
    turn(root, "landscape", landscape);
    printFrames("landscape", rows);
    turn(root, "portrait", portrait);
    printFrames("portrait", rows);
    for (int round = 0; round < 4; round++) edit(root, "last-text", rows.back(), 622 + 311 * (round % 2));
    for (int round = 0; round < 4; round++) edit(root, "first-text", rows.front(), 1244 + 311 * (round % 2));
    printFrames("first-text", rows);
    return 0;
}
