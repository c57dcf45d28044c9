import Testing
import UIKitHost

/// Exceptions that code raises.
@MainActor @Suite struct NSExceptionTests {
    private static var reasons: [String] = []

    @Test(arguments: [
        ("no ball", "The scene raised the exception NSInvalidArgumentException: no ball."),
        ("No ball!", "The scene raised the exception NSInvalidArgumentException: No ball!"),
        (nil, "The scene raised the exception NSInvalidArgumentException."),
    ])
    func aRaisedExceptionEndsTheSceneWithASentence(_ reason: String?, _ sentence: String) {
        let host = SceneHost(size: .zero)
        host.withCurrent { NSException(name: .invalidArgumentException, reason: reason).raise() }
        #expect(host.failure?.message == sentence)
    }

    @Test func anExceptionThatIsNotRaisedHasNoEffect() {
        let host = SceneHost(size: .zero)
        let exception = NSException(
            name: NSExceptionName(rawValue: "Own"), reason: "why", userInfo: ["key": 7])
        #expect(exception.name.rawValue == "Own" && exception.reason == "why")
        #expect(exception.userInfo?["key"] as? Int == 7)
        #expect(host.failure == nil)
    }

    @Test func aFormatMakesTheReason() {
        let host = SceneHost(size: .zero)
        host.withCurrent {
            withVaList([3, 2]) { NSException.raise(.rangeException, format: "%d of %d", arguments: $0) }
        }
        #expect(host.failure?.message == "The scene raised the exception NSRangeException: 3 of 2.")
    }

    @Test func aHandlerIsCalledBeforeTheSceneEnds() {
        let host = SceneHost(size: .zero)
        Self.reasons = []
        host.withCurrent {
            NSSetUncaughtExceptionHandler { exception in
                MainActor.assumeIsolated { NSExceptionTests.reasons.append(exception.reason ?? "") }
            }
            NSException(name: .genericException, reason: "why").raise()
        }
        #expect(Self.reasons == ["why"])
        SceneHost(size: .zero).withCurrent { #expect(NSGetUncaughtExceptionHandler() == nil) }
    }
}
