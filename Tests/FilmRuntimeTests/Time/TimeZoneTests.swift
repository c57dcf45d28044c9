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

    @Test func theLocaleIsThatOfTheUnitedStatesOnEveryMachine() {
        // CFilmTime passes values of these types as two words.
        #expect(MemoryLayout<Locale>.size == 16 && MemoryLayout<Calendar>.size == 16)
        #expect([Locale.current, .autoupdatingCurrent].map(\.identifier) == ["en_US", "en_US"])
        #expect(NSLocale.current.identifier == "en_US" && Locale.preferredLanguages == ["en-US"])
        #expect([Calendar.current, .autoupdatingCurrent].map(\.firstWeekday) == [1, 1])
        #expect(Calendar.current.locale?.identifier == "en_US")
        let numbers = NumberFormatter()
        numbers.numberStyle = .currency
        #expect(numbers.string(from: 1234.5) == "$1,234.50")
        let dates = DateFormatter()
        dates.dateStyle = .short
        #expect(dates.string(from: Date(timeIntervalSinceReferenceDate: 0)) == "1/1/01")
        #expect(
            Date(timeIntervalSinceReferenceDate: 0).formatted(date: .numeric, time: .omitted) == "1/1/2001")
    }

    @Test func theProcessorsTimeIsTheFilms() {
        let host = SceneHost(size: CGSize(width: 10, height: 10))
        #expect(host.withCurrent { clock() } == 0)
        for _ in 0..<60 { host.advance(by: 1.0 / 60) }
        #expect(host.withCurrent { clock() } == CLOCKS_PER_SEC)
        #expect(host.withCurrent { ProcessInfo.processInfo.systemUptime } == 1)
    }
}
