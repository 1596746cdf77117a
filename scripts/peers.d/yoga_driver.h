// What the drivers of Yoga share: the clock, nodes, what they read and what they print.
//
// A driver is told which tree to build, and a file with what `layout-peers leaves` prints for its scene;
// its output is that of `layout-peers play`. Compiled with the sources of Yoga (MIT licence) from the source distribution
// of poga.

#pragma once

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <time.h>
#include <vector>

#include <yoga/Yoga.h>

// Lists of numbers by the word that their lines begin with.
using Sizes = std::map<std::string, std::vector<std::vector<float>>>;

[[noreturn]] inline void stop(int status, const std::string &message)
{
    std::cerr << message << "\n";
    std::exit(status);
}

// What a driver is told: the tree, which is one of those that it knows, and the file.
struct Task
{
    std::string tree, path;
};

inline Task readTask(int count, char **arguments, const std::string &program, const std::vector<std::string> &trees)
{
    if (count == 3 && std::find(trees.begin(), trees.end(), arguments[1]) != trees.end())
        return {arguments[1], arguments[2]};
    std::string known;
    for (const std::string &tree : trees) known += (known.empty() ? "" : "|") + tree;
    stop(64, "usage: " + program + " " + known + " FILE");
}

// Reads a file whose lines are a word and numbers, of which each word has its count. Each word occurs.
inline Sizes readSizes(const std::string &path, const std::map<std::string, size_t> &counts)
{
    Sizes sizes;
    std::ifstream file(path);
    for (std::string line, word; std::getline(file, line);) {
        std::istringstream fields(line);
        std::vector<float> numbers;
        fields >> word;
        for (float number; fields >> number;) numbers.push_back(number);
        const auto known = counts.find(word);
        if (known == counts.end() || numbers.size() != known->second || !fields.eof())
            stop(65, path + ": unexpected line '" + line + "'");
        sizes[word].push_back(numbers);
    }
    for (const auto &[word, count] : counts)
        if (sizes[word].empty()) stop(65, path + ": no line '" + word + "'");
    return sizes;
}

// A configuration for two pixels a point.
//
// Yoga rounds every frame of a tree to pixels, whatever little of it was laid out. Of our scenes all
// sizes are whole pixels: without rounding the frames are the same.
inline YGConfigRef makeConfig(bool isRounded)
{
    YGConfigRef config = YGConfigNew();
    YGConfigSetPointScaleFactor(config, isRounded ? 2 : 0);
    return config;
}

inline YGNodeRef sized(YGConfigRef config, float width, float height)
{
    YGNodeRef node = YGNodeNewWithConfig(config);
    YGNodeStyleSetWidth(node, width);
    YGNodeStyleSetHeight(node, height);
    return node;
}

inline void append(YGNodeRef parent, YGNodeRef child)
{
    YGNodeInsertChild(parent, child, YGNodeGetChildCount(parent));
}

// Nanoseconds of this thread's processor time.
inline long long now()
{
    timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec * 1000000000LL + time.tv_nsec;
}

inline void printTime(const char *step, long long start) { std::printf("time %s %lld\n", step, now() - start); }

// Changes something and lays out; prints what both took.
template <typename Change> void layOut(YGNodeRef root, const char *step, Change change)
{
    const long long start = now();
    change();
    YGNodeCalculateLayout(root, YGUndefined, YGUndefined, YGDirectionLTR);
    printTime(step, start);
}

// Prints a node's frame in a node that holds it; in nothing, as the root's parent is.
inline void printFrame(YGNodeRef node, YGNodeRef outer)
{
    float x = 0, y = 0;
    for (YGNodeRef part = node; part != outer; part = YGNodeGetParent(part)) {
        x += YGNodeLayoutGetLeft(part);
        y += YGNodeLayoutGetTop(part);
    }
    std::printf(" %.3f %.3f %.3f %.3f", x, y, YGNodeLayoutGetWidth(node), YGNodeLayoutGetHeight(node));
}
