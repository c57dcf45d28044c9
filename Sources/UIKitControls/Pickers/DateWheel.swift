@_spi(UIKitInternals) import UIKitCore

/// A wheel of a date picker: what its rows stand for. Wheels of months, days, hours and minutes have no end.
enum DateWheel {
    /// The months, the days of a month and the years of a date.
    case month, day, year
    /// The days around another day, for date and time.
    case dayAndMonth
    /// The hours, the minutes, and the halves of the day.
    case hour, minute, half
    /// The hours and minutes of a duration.
    case hours, minutes

    /// The number of times that the rows of an endless wheel are repeated.
    private static let turns = 100
    /// The number of days before and after the day around which a wheel of days lies.
    static let reach = 20_000

    /// The wheels of months and years, from left to right.
    static let ofMonths: [DateWheel] = [.month, .year]

    /// Returns the wheels of a mode, from left to right.
    static func all(of mode: UIDatePicker.Mode) -> [DateWheel] {
        switch mode {
        case .time: [.hour, .minute, .half]
        case .date: [.month, .day, .year]
        case .dateAndTime: [.dayAndMonth, .hour, .minute, .half]
        case .countDownTimer: [.hours, .minutes]
        case .yearAndMonth: ofMonths
        }
    }

    /// The width, in points, and the alignment of the texts. By eye.
    var width: CGFloat {
        switch self {
        case .month: 130
        case .dayAndMonth: 140
        case .year: 80
        case .hours, .minutes: 140
        case .day, .hour, .minute, .half: 48
        }
    }
    var alignment: NSTextAlignment {
        switch self {
        case .month: .left
        case .dayAndMonth, .hours, .minutes: .right
        case .day, .year, .hour, .minute, .half: .center
        }
    }
    /// The part of the width in which the text lies; the unit of a duration is in the rest.
    var textShare: CGFloat { self == .hours || self == .minutes ? 0.35 : 1 }

    /// Returns the number of different rows.
    func period(minuteStep: Int) -> Int {
        switch self {
        case .month: 12
        case .day: 31
        case .year: DateSettings.years.count
        case .dayAndMonth: 2 * Self.reach + 1
        case .hour, .hours: 24
        case .minute, .minutes: 60 / minuteStep
        case .half: 2
        }
    }

    private var isEndless: Bool {
        switch self {
        case .month, .day, .hour, .minute, .hours, .minutes: true
        case .year, .dayAndMonth, .half: false
        }
    }

    /// Returns the number of rows.
    func rowCount(minuteStep: Int) -> Int {
        period(minuteStep: minuteStep) * (isEndless ? Self.turns : 1)
    }

    /// Returns the row of a value, counted from 0, that is nearest to another row; nil for the one in the
    /// middle of an endless wheel.
    func row(of value: Int, near row: Int?, minuteStep: Int) -> Int {
        let period = period(minuteStep: minuteStep)
        let value = min(max(0, value), period - 1)
        guard isEndless else { return value }
        guard let row else { return Self.turns / 2 * period + value }
        let first = row / period * period + value
        let near = [first - period, first, first + period].min { abs($0 - row) < abs($1 - row) } ?? first
        return near >= 0 && near < period * Self.turns ? near : first
    }
}
