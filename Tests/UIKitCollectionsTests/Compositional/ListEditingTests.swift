import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIKitCollections

/// Rows of lists in collection views that are edited.
@MainActor @Suite struct ListEditingTests {
    private final class List: UICollectionViewController {
        var names = ["Ada", "Ben", "Cleo"]
        var accessories: [UICellAccessory] = [.checkmark(displayed: .whenNotEditing), .delete(), .reorder()]

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { names.count }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            guard let row = cell as? UICollectionViewListCell else { return cell }
            var content = row.defaultContentConfiguration()
            content.text = names[indexPath.item]
            row.contentConfiguration = content
            row.accessories = accessories
            return row
        }
        override func collectionView(
            _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
        ) -> Bool { true }
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) { names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 480))
    private let log = Log()
    private let list: List

    init() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, finish in finish(true) }
            ])
        }
        list = List(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    private func show() {
        host.install(list)
        host.advance(by: 1.0 / 60)
    }

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    private func cell(_ item: Int) throws -> UICollectionViewCell {
        try #require(list.collectionView.cellForItem(at: IndexPath(item: item, section: 0)))
    }

    private func views<T>(_ type: T.Type, in item: Int) throws -> [T] {
        try cell(item).subviews.compactMap { $0 as? T }
    }

    @Test func accessoriesOfEditingComeAndGo() throws {
        show()
        #expect(try views(EditControl.self, in: 0).isEmpty && views(UIImageView.self, in: 0).count == 1)
        host.withCurrent { list.setEditing(true, animated: true) }
        run(0.5)
        let row = try cell(0)
        #expect(list.collectionView.isEditing && row.configurationState.isEditing)
        let (disk, grip) = (try views(EditControl.self, in: 0), try views(ReorderGrip.self, in: 0))
        #expect(disk.map(\.frame.minX) == [16] && grip.map(\.frame.maxX) == [304])
        #expect(try views(UIImageView.self, in: 0).isEmpty && cell(0).contentView.frame.minX == 42)
        host.withCurrent { list.setEditing(false, animated: true) }
        run(0.5)
        #expect(try views(EditControl.self, in: 0).isEmpty && views(ReorderGrip.self, in: 0).isEmpty)
        #expect(try cell(0).contentView.frame.minX == 0 && host.failure == nil && host.warnings.isEmpty)
    }

    @Test func linesBeginAtTheTextBehindMarks() throws {
        show()
        func starts() throws -> [CGFloat] {
            try cell(0).subviews.filter { $0.bounds.height == 0.5 && !$0.isHidden }.map(\.frame.minX)
        }
        #expect(try starts() == [16])
        host.withCurrent { list.setEditing(true, animated: false) }
        run(0.5)
        // The disk has a margin of 16 points and a width of 26, the text one of 16 behind it.
        #expect(try starts() == [58])
        try host.withCurrent {
            let row = try cell(0)
            var content = UIListContentConfiguration.cell()
            content.text = "Ada"
            content.imageProperties.reservedLayoutSize = CGSize(width: 30, height: 0)
            content.imageToTextPadding = 10
            row.contentConfiguration = content
            row.layoutIfNeeded()
        }
        #expect(try starts() == [98])
    }

    @Test func rowsGrowWhereTheControlsNarrowTheirTexts() throws {
        list.names = [String(repeating: "word ", count: 60), "Ben"]
        show()
        let before = try cell(0).frame.height
        host.withCurrent { list.setEditing(true, animated: true) }
        run(0.5)
        let row = try cell(0)
        let fitting = host.withCurrent { row.contentView.sizeThatFits(row.contentView.bounds.size).height }
        #expect(row.frame.height > before + 10 && abs(row.frame.height - fitting) < 1)
        #expect(try abs(cell(1).frame.minY - row.frame.maxY) < 0.01)
        host.withCurrent { list.setEditing(false, animated: true) }
        run(0.5)
        #expect(try abs(cell(0).frame.height - before) < 0.01)
    }

    @Test func aTapOnTheDiskUncoversTheActionsOrCallsTheClosure() throws {
        show()
        host.withCurrent { list.setEditing(true, animated: false) }
        run(0.5)
        host.inputScript = [.tap(at: CGPoint(x: 29, y: 22), time: host.context.clock.time + 0.1)]
        run(1)
        #expect(try cell(0).frame.minX < -60)
        list.accessories = [.delete(actionHandler: { [log] in log("delete") })]
        host.withCurrent { list.collectionView.reloadData() }
        run(0.1)
        host.inputScript = [.tap(at: CGPoint(x: 29, y: 66), time: host.context.clock.time + 0.1)]
        run(1)
        #expect(log.entries == ["delete"])
    }

    @Test func aFingerMovesARowByItsGrip() throws {
        show()
        host.withCurrent { list.setEditing(true, animated: false) }
        run(0.5)
        let now = host.context.clock.time
        host.inputScript = [
            .pan(along: [CGPoint(x: 290, y: 22), CGPoint(x: 290, y: 110)], from: now + 0.1, to: now + 1.1)
        ]
        run(2)
        #expect(list.names == ["Ben", "Cleo", "Ada"] && host.failure == nil)
    }

    @Test func viewsOfTheCodeItselfAreMarks() {
        let star = UILabel()
        star.text = "A"
        list.accessories = [
            .customView(configuration: .init(customView: star, placement: .trailing(), tintColor: .red))
        ]
        show()
        #expect(star.isDescendant(of: list.view) && star.tintColor == .red)
        #expect(star.frame.minX > 200 && star.frame.width > 0)
    }

    @Test func viewsOfTheCodeItselfStandNextToTheContentOrAtTheirPosition() throws {
        func box() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        let (inner, outer, end) = (box(), box(), box())
        list.accessories = host.withCurrent {
            [
                .customView(configuration: .init(customView: inner, placement: .leading())),
                .customView(
                    configuration: .init(
                        customView: outer,
                        placement: .leading(at: UICellAccessory.Placement.position(before: .delete())))),
                .reorder(), .delete(),
                .customView(configuration: .init(customView: end, placement: .trailing())),
            ]
        }
        list.names = ["Ada"]
        show()
        host.withCurrent { list.setEditing(true, animated: false) }
        run(0.5)
        // A disk is 26 points wide.
        #expect(outer.frame.minX == 16 && inner.frame.minX == 62)
        #expect(try views(EditControl.self, in: 0).map(\.frame.minX) == [36])
        let grip = try #require(try views(ReorderGrip.self, in: 0).first)
        #expect(grip.frame.maxX == 304 && abs(grip.frame.minX - 8 - end.frame.maxX) < 0.01)
    }

    @Test func circlesAreFilledInSelectedRows() throws {
        list.accessories = [.multiselect()]
        show()
        list.collectionView.allowsMultipleSelectionDuringEditing = true
        host.withCurrent { list.setEditing(true, animated: false) }
        run(0.5)
        host.inputScript = [.tap(at: CGPoint(x: 29, y: 22), time: host.context.clock.time + 0.1)]
        run(0.5)
        #expect(try views(EditControl.self, in: 0).map(\.isOn) == [true])
        #expect(try views(EditControl.self, in: 1).map(\.isOn) == [false])
    }

    @Test func marksHaveTheFormThatTheirOptionsSay() throws {
        let handler: UICellAccessory.ActionHandler = { [log] in log("detail") }
        list.accessories = host.withCurrent {
            [
                .checkmark(options: .init(tintColor: .red)),
                .disclosureIndicator(options: .init(isHidden: true)),
                .label(text: "2", options: .init(tintColor: .green, font: .systemFont(ofSize: 30))),
                .detail(actionHandler: handler),
            ]
        }
        show()
        try host.withCurrent {
            let row = try #require(list.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
            let marks = row.subviews.filter { $0 !== row.contentView }
            let label = try #require(marks.lazy.compactMap { $0 as? UILabel }.first)
            #expect(label.textColor == .green && label.font.pointSize == 30)
            #expect(marks.contains { ($0 as? UIImageView)?.tintColor == .red })
            try #require(marks.lazy.compactMap { $0 as? UIButton }.first).sendActions(for: .touchUpInside)
        }
        #expect(log.entries == ["detail"])
    }
}
