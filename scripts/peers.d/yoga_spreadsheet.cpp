// Lays a spreadsheet out with Yoga and prints what each step took, and the frames.
//
//     yoga_spreadsheet stretched|sized|unrounded FILE
//
// A sheet that scrolls its content, a column of rows: the headers of the columns, then for each row its
// header and its cells, each of them as wide as its column. In `stretched` a row has the height, to
// which its cells stretch, as one writes it; in `sized` each cell has the height as well, which is
// quicker; `unrounded` is `sized` without rounding to pixels. The content is told its width, so that
// nothing is laid out to learn it.

#include "yoga_driver.h"

namespace
{

constexpr float shortSide = 834, longSide = 1194, rowHeaderWidth = 40, columnHeaderHeight = 30;

class Sheet
{
public:
    Sheet(const Sizes &sizes, bool isStretched, bool isRounded)
        : config(makeConfig(isRounded)), isStretched(isStretched), root(sized(config, shortSide, longSide)),
          content(YGNodeNewWithConfig(config))
    {
        YGNodeStyleSetOverflow(root, YGOverflowScroll);
        YGNodeStyleSetAlignSelf(content, YGAlignFlexStart);
        append(root, content);
        for (const auto &column : sizes.at("column")) widths.push_back(column[0]);
        setContentWidth();
        Row &headers = addRow(columnHeaderHeight);
        YGNodeStyleSetPadding(headers.node, YGEdgeLeft, rowHeaderWidth);
        addCells(headers, columnHeaderHeight);
        for (const auto &height : sizes.at("row")) {
            Row &row = addRow(height[0]);
            addPart(row, rowHeaderWidth, height[0]);
            addCells(row, height[0]);
        }
    }

    size_t columnCount() const { return widths.size(); }

    void start() { layOut(root, "start", [] {}); }

    void turn(const char *step, float width, float height)
    {
        layOut(root, step, [&] {
            YGNodeStyleSetWidth(root, width);
            YGNodeStyleSetHeight(root, height);
        });
    }

    void setColumnWidth(const char *step, size_t column, float width)
    {
        layOut(root, step, [&] {
            widths[column] = width;
            setContentWidth();
            // The cells are the last parts of each row.
            for (const Row &row : rows)
                YGNodeStyleSetWidth(row.parts[row.parts.size() - widths.size() + column], width);
        });
    }

    void setFirstRowHeight(const char *step, float height)
    {
        layOut(root, step, [&] {
            // Above it stand the headers of the columns.
            YGNodeStyleSetHeight(rows[1].node, height);
            if (!isStretched)
                for (YGNodeRef part : rows[1].parts) YGNodeStyleSetHeight(part, height);
        });
    }

    void printFrames(const char *step) const
    {
        std::printf("frames %s", step);
        printFrame(root, nullptr);
        for (const Row &row : rows)
            for (YGNodeRef part : row.parts) printFrame(part, content);
        std::printf("\n");
    }

private:
    // A row and its parts: the header, but for the row of headers, and the cells.
    struct Row
    {
        YGNodeRef node;
        std::vector<YGNodeRef> parts;
    };

    YGConfigRef config;
    bool isStretched;
    YGNodeRef root, content;
    std::vector<float> widths;
    std::vector<Row> rows;

    void setContentWidth()
    {
        float sum = rowHeaderWidth;
        for (float width : widths) sum += width;
        YGNodeStyleSetWidth(content, sum);
    }

    Row &addRow(float height)
    {
        rows.push_back({YGNodeNewWithConfig(config), {}});
        YGNodeStyleSetFlexDirection(rows.back().node, YGFlexDirectionRow);
        YGNodeStyleSetHeight(rows.back().node, height);
        append(content, rows.back().node);
        return rows.back();
    }

    void addPart(Row &row, float width, float height)
    {
        YGNodeRef part = YGNodeNewWithConfig(config);
        YGNodeStyleSetWidth(part, width);
        if (!isStretched) YGNodeStyleSetHeight(part, height);
        append(row.node, part);
        row.parts.push_back(part);
    }

    void addCells(Row &row, float height)
    {
        for (float width : widths) addPart(row, width, height);
    }
};

} // namespace

int main(int count, char **arguments)
{
    const Task task = readTask(count, arguments, "yoga_spreadsheet", {"stretched", "sized", "unrounded"});
    const Sizes sizes = readSizes(task.path, {{"column", 1}, {"row", 1}});
    const long long start = now();
    Sheet sheet(sizes, task.tree == "stretched", task.tree != "unrounded");
    printTime("build", start);
    sheet.start();
    sheet.printFrames("start");
    sheet.turn("landscape", longSide, shortSide);
    sheet.printFrames("landscape");
    sheet.turn("portrait", shortSide, longSide);
    sheet.printFrames("portrait");
    const size_t middle = sheet.columnCount() / 2;
    for (int round = 0; round < 4; round++) sheet.setColumnWidth("first-column-width", 0, 200 - 10 * (round % 2));
    for (int round = 0; round < 4; round++) sheet.setFirstRowHeight("first-row-height", 80 - 10 * (round % 2));
    for (int round = 0; round < 4; round++) sheet.setColumnWidth("middle-column-width", middle, 200 - 10 * (round % 2));
    sheet.printFrames("middle-column-width");
    return 0;
}
