import Testing
import UIKitHost
import UIKitTestSupport

/// Indexes of segments that do not exist: some are clamped, for others a device raises an exception.
@MainActor @Suite struct SegmentRuleTests {
    private static func failure(_ mistake: (UISegmentedControl) -> Void) -> String {
        let fixture = ViewFixture()
        fixture.host.withCurrent {
            let control = UISegmentedControl(items: ["a", "b", "c"])
            control.accessibilityIdentifier = "speed"
            mistake(control)
        }
        return fixture.host.failure?.message ?? "no failure"
    }

    @Test func aSegmentThatIsAskedForOrChangedHasToExist() {
        let mistakes: [(String, (UISegmentedControl) -> Void)] = [
            ("setTitle(_:forSegmentAt:)", { $0.setTitle("d", forSegmentAt: 3) }),
            ("setImage(_:forSegmentAt:)", { $0.setImage(nil, forSegmentAt: 3) }),
            ("setWidth(_:forSegmentAt:)", { $0.setWidth(40, forSegmentAt: 3) }),
            ("setEnabled(_:forSegmentAt:)", { $0.setEnabled(false, forSegmentAt: 3) }),
            ("titleForSegment(at:)", { _ = $0.titleForSegment(at: 3) }),
            ("imageForSegment(at:)", { _ = $0.imageForSegment(at: 3) }),
            ("widthForSegment(at:)", { _ = $0.widthForSegment(at: 3) }),
            ("isEnabledForSegment(at:)", { _ = $0.isEnabledForSegment(at: 3) }),
        ]
        for (method, mistake) in mistakes {
            #expect(
                Self.failure(mistake) == "speed: \(method) has no segment 3: there are 3, from 0 on.")
        }
    }

    @Test func noSegmentHasNoTitle() {
        let message = Self.failure { _ = $0.titleForSegment(at: $0.selectedSegmentIndex) }
        #expect(message == "speed: titleForSegment(at:) has no segment -1: there are 3, from 0 on.")
    }

    @Test func segmentsAreInsertedAndRemovedWithinTheEnds() {
        let message = Self.failure { control in
            control.insertSegment(withTitle: "d", at: 9, animated: false)
            control.removeSegment(at: 9, animated: false)
            control.removeSegment(at: 7, animated: false)
            #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "b")
            control.removeAllSegments()
            control.removeSegment(at: 0, animated: false)
            #expect(control.numberOfSegments == 0)
        }
        #expect(message == "no failure")
    }
}
