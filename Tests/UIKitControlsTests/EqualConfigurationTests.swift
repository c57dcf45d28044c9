import Testing
import UIKitHost

@testable import UIKitControls

@MainActor @Suite struct EqualConfigurationTests {
    private typealias Configuration = UIButton.Configuration

    private let changes: [@MainActor (inout UIButton.Configuration) -> Void] = [
        { $0.title = "Go" }, { $0.subtitle = "Now" }, { $0.buttonSize = .large },
        { $0.cornerStyle = .capsule },
        { $0.baseBackgroundColor = .red }, { $0.background.strokeWidth = 2 },
        { $0.imagePlacement = .trailing },
        { $0.showsActivityIndicator = true }, { $0.contentInsets.top = 40 }, { $0.titlePadding = 9 },
        { $0.background.backgroundColorTransformer = .grayscale },
    ]

    @Test func configurationsWithTheSameValuesAreEqual() {
        #expect(Configuration.filled() == .filled())
        #expect(Configuration.filled() != .gray())
        for change in changes {
            var (one, other) = (Configuration.filled(), Configuration.filled())
            change(&one)
            #expect(one != other)
            change(&other)
            #expect(one == other && one.hashValue == other.hashValue)
        }
    }

    @Test func copiesOfOneTransformerAreEqual() {
        let faded = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        var (one, other) = (Configuration.plain(), Configuration.plain())
        one.imageColorTransformer = faded
        other.imageColorTransformer = faded
        #expect(one == other)
        other.imageColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        #expect(one != other)
    }

    @Test func symbolConfigurationsOfTheSamePartsAreEqual() {
        #expect(UIImage.SymbolConfiguration(scale: .large) == UIImage.SymbolConfiguration(scale: .large))
        #expect(UIImage.SymbolConfiguration(scale: .large) != UIImage.SymbolConfiguration(weight: .bold))
    }
}
