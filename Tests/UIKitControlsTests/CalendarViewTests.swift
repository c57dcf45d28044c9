import Foundation
import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIKitControls

/// Calendars: their months, decorations and selections.
@MainActor @Suite struct CalendarViewTests {
    private final class Delegate: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
        UICalendarSelectionMultiDateDelegate
    {
        var log: [String] = []

        func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
            -> UICalendarView.Decoration?
        {
            switch dateComponents.day {
            case 3: .default(color: .systemRed, size: .large)
            case 5:
                .customView {
                    let label = UILabel()
                    label.text = "!"
                    label.sizeToFit()
                    return label
                }
            default: nil
            }
        }

        func calendarView(
            _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents
        ) {
            log.append("left \(previous.month ?? 0)")
        }

        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate date: DateComponents?) {
            log.append("selected \(date?.day ?? 0)")
        }

        func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate date: DateComponents?)
            -> Bool
        { date?.day != 2 }

        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate date: DateComponents)
        {
            log.append("selected \(date.day ?? 0)")
        }

        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didDeselectDate date: DateComponents
        ) {
            log.append("deselected \(date.day ?? 0)")
        }
    }

    private let fixture = ViewFixture()
    private let calendar = UICalendarView()
    private let delegate = Delegate()

    init() {
        fixture.host.withCurrent {
            calendar.delegate = delegate
            calendar.visibleDateComponents = DateComponents(year: 2024, month: 3)
            delegate.log = []
            calendar.frame = CGRect(origin: .zero, size: calendar.intrinsicContentSize)
            fixture.host.window.addSubview(calendar)
        }
        fixture.run(0.1)
    }

    private func tap(_ point: CGPoint) {
        let time = fixture.host.withCurrent { CACurrentMediaTime() }
        fixture.host.inputScript = [.tap(at: point, time: time + 0.1)]
        fixture.run(1)
    }

    /// Returns the middle of a number.
    private func place(_ text: String) -> CGPoint {
        fixture.host.picture().texts.first { $0.string == text }
            .map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) } ?? .zero
    }

    private var texts: [String] { fixture.host.picture().texts.map(\.string) }

    @Test func aMonthIsShownWithItsDecorations() {
        #expect(texts.first == "March 2024" && texts.contains("31") && texts.contains("FRI"))
        #expect(texts.contains("!"))
        let dots = views(in: calendar).filter { $0.backgroundColor == .systemRed }
        #expect(dots.count == 1 && dots[0].bounds.width == dots[0].bounds.height)
        #expect(abs(dots[0].center.x - place("3").x) < 0.01 && dots[0].center.y > place("3").y)
        // Decorations make each of the six weeks higher.
        calendar.wantsDateDecorations = false
        #expect(calendar.intrinsicContentSize == CGSize(width: 320, height: 332))
        #expect(views(in: calendar).allSatisfy { $0.backgroundColor != .systemRed })
    }

    private func views(in view: UIView) -> [UIView] {
        view.subviews + view.subviews.flatMap(views)
    }

    /// Ticks until the pages of two months are seen.
    private func waitForTwoPages() {
        for _ in 0..<60 where texts.filter({ $0 == "14" }).count < 2 { fixture.run(1.0 / 60) }
    }

    /// Returns the left edges in the window of the months that exist, from the earliest to the latest.
    private var edges: [CGFloat] {
        fixture.host.withCurrent {
            views(in: calendar).compactMap { $0 as? MonthPage }.sorted { $0.month < $1.month }
                .map { $0.convert(CGPoint.zero, to: nil).x }
        }
    }

    @Test(arguments: [(282.0, true), (238.0, false)])
    func pagesOfMonthsMoveSideways(_ x: Double, _ isLater: Bool) {
        let time = fixture.host.withCurrent { CACurrentMediaTime() }
        fixture.host.inputScript = [.tap(at: CGPoint(x: x, y: 22), time: time + 0.1)]
        waitForTwoPages()
        let first = edges
        fixture.run(0.1)
        let second = edges
        #expect(first.count == 2 && second.count == 2)
        for edges in [first, second] where edges.count == 2 {
            #expect(abs(edges[1] - edges[0] - 320) < 1e-6 && edges[0] < 0 && edges[0] > -320)
        }
        #expect(zip(first, second).allSatisfy { isLater ? $1 < $0 - 40 : $1 > $0 + 40 })
        fixture.run(0.5)
        #expect(edges == [0] && texts.filter { $0 == "14" }.count == 1)
        #expect(texts.first == (isLater ? "April 2024" : "February 2024"))
    }

    /// Moves a finger to the left over the days and lifts it, where that is wanted after a second of rest.
    private func drag(by way: Double, _ duration: Double, rests: Bool) {
        let time = fixture.host.withCurrent { CACurrentMediaTime() } + 0.1
        let end = CGPoint(x: 300 - way, y: 200)
        var path = [(point: CGPoint(x: 300, y: 200), time: time), (point: end, time: time + duration)]
        if rests { path.append((point: end, time: time + duration + 1)) }
        fixture.host.inputScript = [.pan(through: path)]
        fixture.run(0.1 + duration + (rests ? 0.5 : 0))
    }

    @Test(arguments: [(110.0, false), (230.0, true)])
    func theDaysFollowAFingerAndSettleOnTheNearerMonth(_ way: Double, _ turns: Bool) {
        drag(by: way, 0.5, rests: true)
        // The first 10 points, by which the drag is recognized, do not count.
        let (seen, edge) = (edges, CGFloat(10 - way))
        #expect(seen.count == 2 && abs(seen[0] - edge) < 1 && abs(seen[1] - edge - 320) < 1)
        #expect(delegate.log.isEmpty && texts.first == (turns ? "April 2024" : "March 2024"))
        fixture.run(2)
        #expect(edges == [0] && delegate.log == (turns ? ["left 3"] : []))
        #expect(calendar.visibleDateComponents.month == (turns ? 4 : 3))
        // A tap selects a day of the month that is shown then.
        let selection = UICalendarSelectionSingleDate(delegate: delegate)
        calendar.selectionBehavior = selection
        tap(place("14"))
        #expect(selection.selectedDate?.month == (turns ? 4 : 3) && selection.selectedDate?.day == 14)
    }

    @Test func aFlickLeadsToTheNextMonthWithinTheRange() {
        drag(by: 80, 0.12, rests: false)
        fixture.run(2)
        #expect(texts.first == "April 2024" && delegate.log == ["left 3"] && edges == [0])
        calendar.availableDateRange = DateInterval(
            start: Date(timeIntervalSince1970: 1_709_251_200), duration: 86_400 * 40)
        drag(by: 80, 0.12, rests: false)
        fixture.run(2)
        #expect(texts.first == "April 2024" && delegate.log == ["left 3"] && edges == [0])
    }

    @Test func aTapOnTheTitleOpensWheelsOfMonths() {
        tap(CGPoint(x: 40, y: 22))
        #expect(texts.contains("March") && texts.contains("2024") && !texts.contains("FRI"))
        // The row below the selected month: the wheels are in the middle of the room of the days.
        tap(CGPoint(x: 90, y: 268))
        #expect(texts.first == "April 2024" && delegate.log == ["left 3"])
        tap(CGPoint(x: 40, y: 22))
        #expect(texts.contains("FRI") && texts.contains("30") && !texts.contains("31"))
        #expect(!texts.contains("March"))
    }

    @Test func buttonsLeadToOtherMonthsWithinTheRange() {
        tap(CGPoint(x: 282, y: 22))
        #expect(texts.first == "April 2024" && delegate.log == ["left 3"])
        tap(CGPoint(x: 238, y: 22))
        #expect(texts.first == "March 2024" && calendar.visibleDateComponents.month == 3)
        calendar.availableDateRange = DateInterval(
            start: Date(timeIntervalSince1970: 1_709_251_200), duration: 86_400 * 20)
        tap(CGPoint(x: 282, y: 22))
        #expect(texts.first == "March 2024")
    }

    @Test func aFingerSelectsOneDay() {
        let selection = UICalendarSelectionSingleDate(delegate: delegate)
        calendar.selectionBehavior = selection
        tap(place("14"))
        tap(place("2"))
        #expect(delegate.log == ["selected 14"] && selection.selectedDate?.day == 14)
        let text = fixture.host.picture().texts.first { $0.string == "14" }
        #expect(text?.color == calendar.tintColor.color)
    }

    @Test func aFingerSelectsAndDeselectsSeveralDays() {
        let selection = UICalendarSelectionMultiDate(delegate: delegate)
        calendar.selectionBehavior = selection
        for day in ["14", "20", "14"] { tap(place(day)) }
        #expect(delegate.log == ["selected 14", "selected 20", "deselected 14"])
        #expect(selection.selectedDates.map(\.day) == [20])
    }
}
