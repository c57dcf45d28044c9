import Testing
import UIKitHost

/// The machine's place, on which no film depends.
@MainActor @Suite struct TimeZoneTests {
    @Test func theTimeZoneIsGreenwichsOnEveryMachine() {
        #expect(TimeZone.current.secondsFromGMT() == 0)
        #expect(Calendar.current.timeZone.secondsFromGMT() == 0)
        #expect(NSTimeZone.local.identifier == "GMT")
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd HH:mm"
        #expect(formatter.string(from: Date(timeIntervalSinceReferenceDate: 0)) == "2001-01-01 00:00")
    }

    @Test func theProcessorsTimeIsTheFilms() {
        let host = SceneHost(size: CGSize(width: 10, height: 10))
        #expect(host.withCurrent { clock() } == 0)
        for _ in 0..<60 { host.advance(by: 1.0 / 60) }
        #expect(host.withCurrent { clock() } == CLOCKS_PER_SEC)
        #expect(host.withCurrent { ProcessInfo.processInfo.systemUptime } == 1)
    }
}
