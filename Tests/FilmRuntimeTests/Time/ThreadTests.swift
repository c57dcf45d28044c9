import Testing
import UIKitHost

@testable import FilmRuntime

/// The main thread as code of a film sees it.
@MainActor @Suite struct ThreadTests {
    @Test func sceneCodeRunsOnTheMainThreadAndBlocksOfOtherQueuesDoNot() {
        let host = SceneHost(size: CGSize(width: 100, height: 100))
        var seen: [String: Bool] = [:]
        host.withCurrent {
            seen["now"] = FilmRuntime.Thread.isMainThread
            FilmQueue.main.async { seen["main"] = FilmRuntime.Thread.isMainThread }
            FilmQueue.global().sync { seen["sync"] = FilmRuntime.Thread.current.isMainThread }
            FilmQueue.global().async {
                seen["global"] = FilmRuntime.Thread.isMainThread
                FilmQueue.main.sync { seen["main from global"] = FilmRuntime.Thread.isMainThread }
            }
        }
        for _ in 0..<3 { host.advance(by: 1.0 / 60) }
        let expected = ["now": true, "main": true, "sync": true, "global": false, "main from global": true]
        #expect(seen == expected)
    }
}
