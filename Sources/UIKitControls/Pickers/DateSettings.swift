@_spi(UIKitInternals) import UIKitCore

/// What the date of a picker depends on: its limits, and the calendar in which it is read.
struct DateSettings {
    /// The earliest date; nil for none.
    var earliest: Date?
    /// The latest date; nil for none.
    var latest: Date?
    /// The number of minutes between times.
    var minuteInterval = 1
    /// A Boolean value that indicates whether the date itself is a multiple of the interval.
    var roundsDate = true
    /// The language; nil for American English.
    var locale: Locale? { didSet { timeForm = Self.timeForm(of: locale) } }
    /// The form of times, which depends on the language.
    private(set) var timeForm = DateSettings.formWithHalves
    /// The time zone; nil for Greenwich's.
    var timeZone: TimeZone?
    /// The calendar, whose time zone does not count: that of the machine must not show.
    var calendar = Calendar(identifier: .gregorian)

    /// The first and the last year that wheels have, as in UIKit.
    static let years = 1...10_000
    /// The times of their beginning and end, in seconds since 2001.
    private static let times = -63_113_904_000.0...252_423_993_599

    /// The calendar in the time zone.
    var zonedCalendar: Calendar {
        var calendar = calendar
        calendar.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        calendar.locale = shownLocale
        return calendar
    }

    /// The form of times with the halves of the day.
    private static let formWithHalves = "h:mm a"

    /// A Boolean value that indicates whether hours count up to 24 in the language.
    var has24Hours: Bool { timeForm != Self.formWithHalves }

    /// A Boolean value that indicates whether hours have two digits.
    var padsHours: Bool { timeForm.hasPrefix("HH") }

    private static func timeForm(of locale: Locale?) -> String {
        guard let locale,
            DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("H") == true
        else { return formWithHalves }
        return DateFormatter.dateFormat(fromTemplate: "Hmm", options: 0, locale: locale) ?? "HH:mm"
    }

    private var shownLocale: Locale { locale ?? Locale(identifier: "en_US_POSIX") }

    /// The number of minutes between times; 1 for a number that does not divide 60.
    var minuteStep: Int { minuteInterval > 0 && 60 % minuteInterval == 0 ? minuteInterval : 1 }

    /// Returns the nearest date within the limits, with minutes of the interval, which are rounded down.
    /// Limits that contradict one another do not count.
    func fitted(_ date: Date, rounds: Bool = true) -> Date {
        let time = date.timeIntervalSinceReferenceDate
        var date = Date(
            timeIntervalSinceReferenceDate: min(max(Self.times.lowerBound, time), Self.times.upperBound))
        if rounds, minuteStep > 1 {
            let parts = zonedCalendar.dateComponents([.minute, .second], from: date)
            let excess = (parts.minute ?? 0) % minuteStep * 60 + (parts.second ?? 0)
            if (parts.minute ?? 0) % minuteStep > 0 { date -= Double(excess) }
        }
        if let earliest, let latest, earliest > latest { return date }
        if let earliest, date < earliest { date = earliest }
        if let latest, date > latest { date = latest }
        return date
    }

    /// Returns whether any moment of a day lies within the limits.
    func allows(dayOf date: Date) -> Bool {
        let calendar = zonedCalendar
        let start = calendar.startOfDay(for: date)
        return allows(from: start, to: calendar.date(byAdding: .day, value: 1, to: start) ?? date)
    }

    /// Returns whether any moment from one up to another one lies within the limits. Limits that contradict
    /// one another do not count.
    func allows(from start: Date, to end: Date) -> Bool {
        if let earliest, let latest, earliest > latest { return true }
        if let latest, start > latest { return false }
        guard let earliest else { return true }
        return end > earliest
    }

    /// Returns a date as a text of a form.
    func text(of date: Date, _ form: String) -> String {
        let writer = DateFormatter()
        writer.locale = shownLocale
        writer.calendar = zonedCalendar
        writer.timeZone = zonedCalendar.timeZone
        writer.dateFormat = form
        return writer.string(from: date)
    }
}
