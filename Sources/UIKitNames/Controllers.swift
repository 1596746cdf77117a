public import Simulation

/// Manages a view that fills a window or a container.
public typealias UIViewController = ViewController
/// A container with a navigation bar.
public typealias UINavigationController = NavigationController
/// A container with a tab bar.
public typealias UITabBarController = TabBarController
/// A window on a device.
public typealias UIWindow = Window
/// How a device is held.
public typealias UIInterfaceOrientation = Orientation
/// A top or bottom layout guide, as before iOS 11.
public typealias UILayoutSupport = LayoutSupport
