import Testing
import UIKitCollections
import UIKitHost

/// The margins of the contents of rows in lists.
@MainActor @Suite struct ListMarginTests {
    /// A text within the margins of its view.
    private struct Note: UIContentConfiguration {
        var margins: NSDirectionalEdgeInsets?

        func makeContentView() -> any UIView & UIContentView { NoteView(self) }
        func updated(for state: any UIConfigurationState) -> Note { self }
    }

    private final class NoteView: UIView, UIContentView {
        var configuration: any UIContentConfiguration
        let box: UIView

        init(_ note: Note) {
            configuration = note
            box = UIView()
            super.init(frame: .zero)
            if let margins = note.margins { directionalLayoutMargins = margins }
            ListMarginTests.pin(box, in: self)
        }

        required init?(coder: NSCoder) { nil }
    }

    /// Adds a box of a height within the margins of a view.
    private static func pin(_ box: UIView, in view: UIView) {
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        let guide = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            box.topAnchor.constraint(equalTo: guide.topAnchor),
            box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            box.heightAnchor.constraint(equalToConstant: 30),
        ])
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        let boxes = (0..<2).map { _ in UIView() }

        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

        func collectionView(
            _ view: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
            switch indexPath.item {
            case 0: cell.contentConfiguration = Note()
            case 1: cell.contentConfiguration = Note(margins: .zero)
            default:
                if indexPath.item == 3 {
                    (cell as? UICollectionViewListCell)?.accessories = [.disclosureIndicator()]
                }
                ListMarginTests.pin(boxes[indexPath.item - 2], in: cell.contentView)
            }
            return cell
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 480))
    private let source = Source()
    private let view: UICollectionView

    init() {
        host.safeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
        view = host.withCurrent { [host, source] in
            let list = UICollectionLayoutListConfiguration(appearance: .plain)
            let view = UICollectionView(
                frame: host.window.bounds,
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
            view.contentInsetAdjustmentBehavior = .never
            view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
            view.dataSource = source
            host.window.addSubview(view)
            return view
        }
        host.advance(by: 1.0 / 60)
    }

    private func cell(_ item: Int) throws -> UICollectionViewCell {
        try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
    }

    @Test func theContentHasTheMarginsOfDefaultTexts() throws {
        #expect(source.boxes[0].frame == CGRect(x: 16, y: 11, width: 288, height: 30))
        #expect(try cell(2).bounds.height == 52)
    }

    @Test func theMarginBeforeAMarkIsNarrow() throws {
        let content = try cell(3).contentView
        #expect(content.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 8))
        // To the next half of a point, a pixel.
        #expect(abs(source.boxes[1].frame.maxX - content.bounds.maxX + 8) <= 0.25)
    }

    @Test func viewsOfConfigurationsHaveTheMarginsOfTheirRow() throws {
        let view = try #require(try find(NoteView.self, in: cell(0)))
        #expect(view.box.frame.minX == 16 && view.box.frame.width == 288)
        #expect(try cell(0).bounds.height == 52, "not moved by the status bar")
    }

    @Test func viewsOfConfigurationsKeepTheirOwnMargins() throws {
        let view = try #require(try find(NoteView.self, in: cell(1)))
        #expect(view.box.frame.minX == 0 && view.box.frame.width == 320)
    }

    /// Returns the first view of a class below another one.
    private func find<Found: UIView>(_ kind: Found.Type, in view: UIView) -> Found? {
        for subview in view.subviews {
            if let found = (subview as? Found) ?? find(kind, in: subview) { return found }
        }
        return nil
    }
}
