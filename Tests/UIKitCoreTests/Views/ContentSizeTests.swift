import Testing
import UIKitHost
import UIKitTestSupport

/// Preferred sizes of texts that code overrides, and the texts that follow them.
@MainActor @Suite struct ContentSizeTests {
    private final class Listener: UIView {
        var before: [UIContentSizeCategory] = []

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            before += previousTraitCollection.map { [$0.preferredContentSizeCategory] } ?? []
        }
    }

    private let fixture = ViewFixture()
    private let label = UILabel()

    private func override(_ category: UIContentSizeCategory) {
        fixture.host.withCurrent { fixture.view.traitOverrides.preferredContentSizeCategory = category }
    }

    private func add(_ font: UIFont, follows: Bool = true) {
        fixture.host.withCurrent {
            label.font = font
            label.adjustsFontForContentSizeCategory = follows
            fixture.view.addSubview(label)
        }
    }

    @Test func aLabelFollowsTheSizeOfItsStyle() {
        add(.preferredFont(forTextStyle: .body))
        #expect(label.font.pointSize == 17)
        override(.accessibilityLarge)
        #expect(label.font.pointSize == 33)
        fixture.host.withCurrent {
            #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
            #expect(fixture.host.window.traitCollection.preferredContentSizeCategory == .large)
        }
        override(.large)
        #expect(label.font.pointSize == 17 && fixture.host.warnings.isEmpty)
    }

    @Test func aLabelThatIsAddedTakesTheSize() {
        override(.accessibilityLarge)
        add(.preferredFont(forTextStyle: .body))
        #expect(label.font.pointSize == 33)
    }

    @Test func fontsOfMetricsScaleUpToTheirLimits() {
        let metrics = UIFontMetrics(forTextStyle: .body)
        add(metrics.scaledFont(for: .boldSystemFont(ofSize: 20)))
        override(.accessibilityLarge)
        // Lines of body text are 40 points apart instead of 22.
        #expect(label.font.pointSize == 36)
        fixture.host.withCurrent {
            label.font = metrics.scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 30)
            label.adjustsFontForContentSizeCategory = true
        }
        #expect(label.font.pointSize == 30)
    }

    @Test func otherFontsAndLabelsStay() {
        add(.systemFont(ofSize: 17))
        override(.accessibilityLarge)
        #expect(label.font.pointSize == 17)
        add(.preferredFont(forTextStyle: .body), follows: false)
        override(.small)
        #expect(label.font.pointSize == 17)
    }

    @Test func viewsAndHandlersLearnOfTheChange() {
        let listener = Listener()
        var handled: [UIContentSizeCategory] = []
        fixture.host.withCurrent {
            fixture.view.addSubview(listener)
            listener.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
                (view: Listener, before: UITraitCollection) in
                handled += [before, view.traitCollection].map(\.preferredContentSizeCategory)
            }
        }
        override(.extraLarge)
        override(.extraLarge)
        #expect(listener.before == [.large] && handled == [.large, .extraLarge])
    }

    @Test func fieldsAndTextViewsFollowToo() {
        let (field, view) = (UITextField(), UITextView())
        fixture.host.withCurrent {
            field.font = .preferredFont(forTextStyle: .body)
            view.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
            view.adjustsFontForContentSizeCategory = true
            [field, view].forEach(fixture.view.addSubview)
            let adjusting: [any UIContentSizeCategoryAdjusting] = [label, field, view]
            #expect(adjusting.map(\.adjustsFontForContentSizeCategory) == [false, true, true])
            #expect(UIApplication.shared.preferredContentSizeCategory == .large)
        }
        override(.accessibilityLarge)
        #expect(field.font?.pointSize == 33 && view.font?.pointSize == 33)
    }

    @Test func aControllerOverridesTheSizeOfItsView() {
        let controller = UIViewController()
        fixture.host.install(controller)
        fixture.host.withCurrent {
            label.font = .preferredFont(forTextStyle: .headline)
            label.adjustsFontForContentSizeCategory = true
            controller.view.addSubview(label)
            controller.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
            #expect(controller.traitCollection.preferredContentSizeCategory == .extraExtraExtraLarge)
        }
        #expect(label.font.pointSize == 23)
    }
}
