import Foundation

/// The language and region of every film: those of a device as it is sold in the United States, on which the
/// texts of dates and numbers depend. CFilmTime calls its functions in place of Foundation's.
package enum DeviceLocale {
    /// `Locale.current` and `Locale.autoupdatingCurrent`.
    static let locale = Locale(identifier: "en_US")

    /// `Calendar.current` and `Calendar.autoupdatingCurrent`.
    static let calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        return calendar
    }()

    /// Returns the locale.
    @_silgen_name("cfilmtime_locale") package static func current() -> Locale { locale }

    /// Returns the calendar.
    @_silgen_name("cfilmtime_calendar") package static func currentCalendar() -> Calendar { calendar }

    /// Returns `Locale.preferredLanguages`.
    @_silgen_name("cfilmtime_languages") package static func languages() -> [String] { ["en-US"] }
}
