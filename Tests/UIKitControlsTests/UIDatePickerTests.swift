import Foundation
import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// Date pickers: values, limits, and the choice by wheels and the calendar.
@MainActor @Suite struct UIDatePickerTests {
    private let fixture = ViewFixture()
    private let picker = UIDatePicker()

    private static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0)
        -> Date
    {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        return calendar.date(
            from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))
            ?? .distantPast
    }

    private func show() {
        fixture.host.withCurrent {
            picker.frame = CGRect(origin: CGPoint(x: 0, y: 100), size: picker.intrinsicContentSize)
            fixture.host.window.addSubview(picker)
        }
        fixture.run(0.1)
    }

    private func tap(_ x: CGFloat, _ y: CGFloat) {
        let time = fixture.host.withCurrent { RunContext.current.clock.time }
        fixture.host.inputScript = [.tap(at: CGPoint(x: x, y: y + 100), time: time + 0.1)]
        fixture.run(1)
    }

    private var texts: [String] { fixture.host.picture().texts.map(\.string) }

    @Test func fieldsShowTheDateAndTheTime() {
        picker.date = Self.date(2021, 3, 4, 9, 41)
        show()
        #expect(picker.datePickerStyle == .compact && picker.bounds.height == 34)
        #expect(texts == ["Mar 4, 2021", "9:41 AM"])
        fixture.host.withCurrent { picker.datePickerMode = .time }
        #expect(texts == ["9:41 AM"])
    }

    @Test func datesStayWithinTheLimits() {
        picker.minimumDate = Self.date(2020, 1, 1)
        picker.maximumDate = Self.date(2020, 12, 31)
        picker.date = Self.date(2019, 5, 5)
        #expect(picker.date == Self.date(2020, 1, 1))
        picker.date = Self.date(2022, 5, 5)
        #expect(picker.date == Self.date(2020, 12, 31))
        picker.minimumDate = Self.date(2023, 1, 1)
        #expect(picker.date == Self.date(2022, 5, 5))
    }

    @Test func minutesMayLieBetweenMultiples() {
        picker.minuteInterval = 15
        picker.roundsToMinuteInterval = false
        picker.date = Self.date(2020, 1, 1, 9, 41)
        #expect(picker.date == Self.date(2020, 1, 1, 9, 41))
        picker.roundsToMinuteInterval = true
        #expect(picker.date == Self.date(2020, 1, 1, 9, 30))
    }

    @Test func minutesAreMultiplesOfTheInterval() {
        picker.minuteInterval = 15
        picker.date = Self.date(2020, 1, 1, 9, 41)
        #expect(picker.date == Self.date(2020, 1, 1, 9, 30))
        picker.minuteInterval = 7
        #expect(picker.date == Self.date(2020, 1, 1, 9, 41))
    }

    @Test func aTimeZoneMovesTheText() {
        picker.datePickerMode = .time
        picker.date = Self.date(2021, 3, 4, 9, 41)
        picker.timeZone = TimeZone(secondsFromGMT: 2 * 3600)
        show()
        #expect(texts == ["11:41 AM"])
    }

    @Test func wheelsTurnToTheDateThatAFingerChooses() {
        (picker.datePickerMode, picker.preferredDatePickerStyle) = (.date, .wheels)
        picker.date = Self.date(2021, 3, 31)
        var chosen: [Date] = []
        picker.addAction(
            UIAction { chosen += ($0.sender as? UIDatePicker).map { [$0.date] } ?? [] }, for: .valueChanged)
        show()
        #expect(picker.bounds.size == CGSize(width: 320, height: 216))
        #expect(texts.contains("March") && texts.contains("31") && texts.contains("2021"))
        // The row below the selected month: April has no 31st day.
        tap(70, 140)
        #expect(chosen == [Self.date(2021, 4, 30)] && picker.date == Self.date(2021, 4, 30))
    }

    @Test func wheelsBeyondALimitTurnBack() {
        (picker.datePickerMode, picker.preferredDatePickerStyle) = (.date, .wheels)
        picker.date = Self.date(2021, 3, 10)
        picker.maximumDate = Self.date(2021, 3, 20)
        show()
        tap(70, 140)
        #expect(picker.date == Self.date(2021, 3, 20))
    }

    @Test func theHalfOfTheDayFollowsTheHour() {
        (picker.datePickerMode, picker.preferredDatePickerStyle) = (.time, .wheels)
        picker.date = Self.date(2021, 3, 4, 11, 41)
        show()
        tap(107, 140)
        #expect(picker.date == Self.date(2021, 3, 4, 12, 41))
        // The wheel of halves shows PM now; the row above is AM.
        tap(213, 76)
        #expect(picker.date == Self.date(2021, 3, 4, 0, 41))
    }

    @Test func hoursCountUpTo24InLanguagesThatDoSo() {
        picker.datePickerMode = .time
        picker.date = Self.date(2021, 3, 4, 22, 13)
        picker.locale = Locale(identifier: "en_GB")
        show()
        #expect(texts == ["22:13"])
        fixture.host.withCurrent { picker.preferredDatePickerStyle = .wheels }
        show()
        #expect(texts.contains("22") && texts.contains("13") && !texts.contains("PM"))
        // The row below the selected hour, on the first of two wheels.
        tap(133, 140)
        #expect(picker.date == Self.date(2021, 3, 4, 23, 13))
        fixture.host.withCurrent { picker.locale = Locale(identifier: "en_US") }
        fixture.run(0.1)
        #expect(texts.contains("11") && texts.contains("PM"))
    }

    @Test func durationsHaveWheelsOfHoursAndMinutes() {
        picker.datePickerMode = .countDownTimer
        #expect(picker.datePickerStyle == .wheels && picker.countDownDuration == 60)
        picker.countDownDuration = 2 * 3600 + 300
        show()
        #expect(texts.contains("hours") && texts.contains("min"))
        tap(220, 140)
        #expect(picker.countDownDuration == 2 * 3600 + 360)
    }

    @Test func monthsHaveWheelsOfMonthsAndYears() {
        (picker.datePickerMode, picker.preferredDatePickerStyle) = (.yearAndMonth, .compact)
        #expect(picker.datePickerStyle == .wheels && UIDatePicker.Mode(rawValue: 4) == .yearAndMonth)
        picker.date = Self.date(2021, 3, 31, 9, 41)
        show()
        #expect(texts.contains("March") && texts.contains("2021") && !texts.contains("31"))
        // The row below the selected month, on the first of two wheels.
        tap(100, 140)
        #expect(picker.date == Self.date(2021, 4, 30, 9, 41))
    }

    @Test func oneHourIsNamedInTheSingular() {
        picker.datePickerMode = .countDownTimer
        picker.countDownDuration = 2 * 3600
        show()
        #expect(texts.contains("hours") && !texts.contains("hour"))
        fixture.host.withCurrent { picker.countDownDuration = 3600 + 60 }
        fixture.run(1)
        #expect(texts.contains("hour") && !texts.contains("hours") && texts.contains("min"))
    }

    @Test func aCalendarChoosesDays() {
        (picker.datePickerMode, picker.preferredDatePickerStyle) = (.date, .inline)
        picker.date = Self.date(2021, 3, 4, 9, 41)
        picker.minimumDate = Self.date(2021, 3, 3)
        show()
        #expect(picker.bounds.size == CGSize(width: 320, height: 332))
        #expect(texts.prefix(3) == ["March 2021", "SUN", "MON"] && texts.contains("31"))
        // 1 March 2021 was a Monday: the 16th is the Tuesday of the third week.
        tap(122, 178)
        #expect(picker.date == Self.date(2021, 3, 16, 9, 41))
        // The 2nd is before the earliest date.
        tap(122, 90)
        #expect(picker.date == Self.date(2021, 3, 16, 9, 41))
        tap(282, 22)
        #expect(texts.first == "April 2021" && picker.date == Self.date(2021, 3, 16, 9, 41))
    }

    @Test func aCalendarIsDraggedFromMonthToMonth() {
        (picker.datePickerMode, picker.preferredDatePickerStyle) = (.date, .inline)
        picker.date = Self.date(2021, 3, 4)
        var changes = 0
        picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        show()
        let time = fixture.host.withCurrent { RunContext.current.clock.time } + 0.1
        let path = [CGPoint(x: 60, y: 280), CGPoint(x: 140, y: 280)]
        fixture.host.inputScript = [.pan(along: path, from: time, to: time + 0.12, curve: .linear)]
        fixture.run(0.22)
        #expect(texts.first == "March 2021" && texts.filter { $0 == "14" }.count == 2)
        fixture.run(2)
        #expect(texts.first == "February 2021" && texts.filter { $0 == "14" }.count == 1)
        #expect(!texts.contains("29") && changes == 0 && picker.date == Self.date(2021, 3, 4))
    }

    @Test func wheelsInPlaceOfACalendarChooseTheMonth() {
        (picker.datePickerMode, picker.preferredDatePickerStyle) = (.date, .inline)
        picker.date = Self.date(2021, 3, 31, 9, 41)
        var changes = 0
        picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        show()
        tap(40, 22)
        #expect(texts.contains("March") && texts.contains("2021") && !texts.contains("SUN"))
        // The row below the selected month: April has no 31st day.
        tap(90, 220)
        #expect(texts.first == "April 2021" && changes == 1)
        #expect(picker.date == Self.date(2021, 4, 30, 9, 41))
        tap(40, 22)
        #expect(texts.contains("SUN") && texts.contains("30") && !texts.contains("April"))
        // No month after the latest date can be reached.
        fixture.host.withCurrent { picker.maximumDate = Self.date(2021, 4, 30, 10) }
        tap(282, 22)
        #expect(texts.first == "April 2021")
    }

    @Test func aTapOnTheTimeBelowACalendarOpensWheels() {
        picker.preferredDatePickerStyle = .inline
        picker.date = Self.date(2021, 3, 4, 9, 41)
        var changes = 0
        picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        show()
        #expect(picker.bounds.size == CGSize(width: 320, height: 382) && texts.contains("9:41 AM"))
        tap(256, 357)
        #expect(texts.contains("AM"))
        // The row below the selected hour, on a card above the time: 220 by 216 points, 8 points from it and
        // from the right edge.
        tap(149, 256)
        #expect(changes == 1 && picker.date == Self.date(2021, 3, 4, 10, 41) && texts.contains("10:41 AM"))
        tap(20, 5)
        #expect(!texts.contains("AM") && texts.contains("March 2021") && changes == 1)
    }

    @Test func aTapOnTheDateOpensACalendarThatATapBesideItCloses() {
        picker.date = Self.date(2021, 3, 4, 9, 41)
        var events: [String] = []
        picker.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
        picker.addAction(UIAction { _ in events.append("change") }, for: .valueChanged)
        picker.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
        show()
        let color = fixture.host.picture().texts.first?.color
        tap(20, 17)
        #expect(texts.contains("March 2021") && texts.contains("SUN") && texts.contains("31"))
        #expect(fixture.host.picture().texts.first?.color != color)
        // The card is 304 by 332 points, 8 points below the field and from the edge of the window. The 16th
        // is the Tuesday of the third week.
        tap(121, 220)
        #expect(picker.date == Self.date(2021, 3, 16, 9, 41))
        #expect(texts.prefix(3) == ["Mar 16, 2021", "9:41 AM", "March 2021"])
        tap(274, 64)
        #expect(texts.contains("April 2021") && picker.date == Self.date(2021, 3, 16, 9, 41))
        tap(160, 420)
        #expect(texts == ["Mar 16, 2021", "9:41 AM"])
        #expect(fixture.host.picture().texts.first?.color == color)
        #expect(events == ["begin", "change", "end"] && fixture.host.warnings.isEmpty)
    }

    @Test func aTapOnTheTimeOpensWheels() {
        picker.datePickerMode = .time
        picker.date = Self.date(2021, 3, 4, 9, 41)
        var events: [String] = []
        picker.addAction(UIAction { _ in events.append("change") }, for: .valueChanged)
        picker.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
        show()
        tap(20, 17)
        // The row below the selected hour, on a card of 220 points 8 points from the edge.
        tap(65, 182)
        #expect(picker.date == Self.date(2021, 3, 4, 10, 41) && texts.first == "10:41 AM")
        tap(300, 400)
        #expect(texts == ["10:41 AM"] && events == ["change", "end"])
    }

    @Test func anOpenCalendarFollowsThePicker() {
        picker.datePickerMode = .date
        picker.date = Self.date(2021, 3, 4)
        show()
        tap(20, 17)
        fixture.host.withCurrent { picker.date = Self.date(2022, 5, 6) }
        fixture.run(0.1)
        #expect(texts.contains("May 2022"))
        fixture.host.withCurrent { picker.removeFromSuperview() }
        fixture.run(1)
        #expect(texts.isEmpty)
    }
}
