// Swift Testing asks for a module of this name where a file imports both Testing and UIKit: the
// toolchain's cross-import table names it on every platform. It has nothing to add here.
