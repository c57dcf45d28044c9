import Testing
import UIKitHost
import UIKitTestSupport

/// Insets that count from the safe area, the margins or the readable width: on a lying phone with 44 points
/// at each side, margins of 52 and a readable width of 672.
@MainActor @Suite struct InsetReferenceTests {
    private func fixture(_ layout: UICollectionViewLayout, _ counts: [Int] = [20]) -> CollectionFixture {
        let fixture = CollectionFixture(counts, layout, size: CGSize(width: 800, height: 390))
        fixture.host.safeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
        fixture.perform { _ in layout.invalidateLayout() }
        return fixture
    }

    private var section: NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
        return section
    }

    @Test(arguments: [
        (UIContentInsetsReference.automatic, 54.0), (.none, 10), (.safeArea, 54), (.layoutMargins, 62),
        (.readableContent, 74),
    ])
    func sectionsHaveTheirInsetsFromTheirReference(_ reference: UIContentInsetsReference, _ inset: CGFloat) {
        let section = section
        section.contentInsetsReference = reference
        let fixture = fixture(UICollectionViewCompositionalLayout(section: section))
        #expect(fixture.frame(0) == CGRect(x: inset, y: 0, width: 800 - 2 * inset, height: 50))
        #expect(fixture.host.warnings.isEmpty)
    }

    @Test func sectionsThatNameNoReferenceFollowTheLayout() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.contentInsetsReference = .layoutMargins
        let fixture = fixture(
            UICollectionViewCompositionalLayout(section: section, configuration: configuration))
        #expect(fixture.frame(0)?.minX == 62)
    }

    @Test(arguments: [
        (UICollectionViewFlowLayout.SectionInsetReference.fromContentInset, 10.0), (.fromSafeArea, 54),
        (.fromLayoutMargins, 62),
    ])
    func linesOfAFlowLayoutBeginAtTheirReference(
        _ reference: UICollectionViewFlowLayout.SectionInsetReference, _ inset: CGFloat
    ) {
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        let fixture = fixture(layout, [100])
        fixture.perform { _ in layout.sectionInsetReference = reference }
        #expect(fixture.frame(0)?.origin == CGPoint(x: inset, y: 5))
        #expect(fixture.host.warnings.isEmpty)
    }

    @Test(arguments: [UICollectionLayoutListConfiguration.Appearance.insetGrouped, .sidebar])
    func insetGroupsOfListsLieWithinTheSafeArea(
        _ appearance: UICollectionLayoutListConfiguration.Appearance
    ) throws {
        func layout() -> UICollectionViewLayout {
            UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: appearance))
        }
        let whole = CollectionFixture([3], layout(), size: CGSize(width: 800, height: 390))
        let margin = try #require(whole.frame(0)).minX
        let row = try #require(fixture(layout(), [3]).frame(0))
        #expect(margin > 0 && row.minX == 44 + margin && row.maxX == 756 - margin)
    }

    @Test func headersOfListsHaveAPadding() throws {
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.headerMode = .firstItemInSection
        list.headerTopPadding = 30
        let fixture = fixture(UICollectionViewCompositionalLayout.list(using: list), [2, 2])
        let end = try #require(fixture.frame(1, 0)).maxY
        #expect(fixture.frame(0, 0)?.minY == 30 && fixture.frame(0, 1)?.minY == end + 30)
        #expect(fixture.frame(0, 0)?.width == 800)
    }
}
