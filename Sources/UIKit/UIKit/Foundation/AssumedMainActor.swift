/// Runs what UIKit's interface isolates to the main actor, on behalf of the engine.
///
/// The engine and its tree belong to one queue, whichever that is: a server may lay out on any
/// thread. So nothing is checked here, as `MainActor.assumeIsolated` would.
func assumingMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    unsafe unsafeBitCast(body, to: (() -> Result).self)()
  }
}
