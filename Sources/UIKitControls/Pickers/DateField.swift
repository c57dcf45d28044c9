@_spi(UIKitInternals) import UIKitCore

/// A field of a compact date picker, by the part of the date that it shows.
enum DateField {
    /// The date.
    case day
    /// The time.
    case time

    /// Returns the fields of a mode, from left to right.
    static func all(of mode: UIDatePicker.Mode) -> [DateField] {
        switch mode {
        case .time: [.time]
        case .date: [.day]
        case .dateAndTime: [.day, .time]
        case .countDownTimer, .yearAndMonth: []
        }
    }

    /// Returns the text of the field for a date.
    func text(of date: Date, _ settings: DateSettings) -> String {
        settings.text(of: date, self == .day ? "MMM d, yyyy" : settings.timeForm)
    }

    /// Returns what the field opens: a calendar, or wheels.
    @MainActor func content(_ settings: DateSettings, color: UIColor?) -> any DateContent {
        if self == .day { return DateCalendar(settings, showsTime: false) }
        return DateWheels(DateWheel.all(of: .time), settings, color: color)
    }

    /// The size of what the field opens, in points; that of the wheels by eye.
    var size: CGSize {
        self == .day ? CGSize(width: 320, height: 332) : CGSize(width: 220, height: 216)
    }
}
