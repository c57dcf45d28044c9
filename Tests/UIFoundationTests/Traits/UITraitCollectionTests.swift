import Testing
import UIKitHost

@MainActor @Suite struct UITraitCollectionTests {
    @Test(arguments: [
        (320, 568, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular),
        (568, 320, .compact, .compact), (768, 1024, .regular, .regular), (812, 375, .compact, .compact),
        (874, 402, .compact, .compact), (736, 414, .regular, .compact), (926, 428, .regular, .compact),
    ])
    func sizeClassesFollowTheSizeOfTheFilm(
        _ width: Int, _ height: Int, _ horizontal: UIUserInterfaceSizeClass,
        _ vertical: UIUserInterfaceSizeClass
    ) {
        let host = SceneHost(size: CGSize(width: width, height: height))
        host.withCurrent {
            let traits = UIView().traitCollection
            #expect(traits.horizontalSizeClass == horizontal && traits.verticalSizeClass == vertical)
            #expect(traits.userInterfaceIdiom == (min(width, height) >= 700 ? .pad : .phone))
            #expect(traits.userInterfaceStyle == .light && traits.displayScale == 2)
            #expect(traits.accessibilityContrast == .normal && traits.userInterfaceLevel == .base)
        }
    }

    @Test func anEnvironmentContainsTheTraitsThatAnotherOneSpecifies() {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        host.withCurrent {
            let traits = UIView().traitCollection
            #expect(traits.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
            #expect(!traits.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
            let both = UITraitCollection(traitsFrom: [
                UITraitCollection(verticalSizeClass: .regular), UITraitCollection(userInterfaceStyle: .dark),
            ])
            #expect(!traits.containsTraits(in: both) && traits.containsTraits(in: nil))
        }
    }

    @Test func appearancesDifferByStyleAlone() {
        let (light, dark) = (
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
        )
        #expect(dark.hasDifferentColorAppearance(comparedTo: light))
        #expect(!dark.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(dark.hasDifferentColorAppearance(comparedTo: nil))
    }
}
