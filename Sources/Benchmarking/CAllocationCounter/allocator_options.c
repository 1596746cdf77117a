// The options with which jemalloc starts in a program of ours; MALLOC_CONF of the environment wins.
//
// All memory is asked for in huge pages: the first touch of each small page costs a fault, a quarter to
// a third of the time in which a tree of some thousand views is built and first laid out in a virtual
// machine, and no two machines and no two runs take the same time for it. Where the system has no huge
// pages for those who ask (`/sys/kernel/mm/transparent_hugepage/enabled` is "never"), nothing changes.

#if defined(__linux__)

// The name is jemalloc's; it reads the program's definition in place of its own.
extern const char *malloc_conf;
__attribute__((visibility("default"), used)) const char *malloc_conf = "thp:always";

#endif
