import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

/// Menus at the ends of rows, which show their selected action.
@MainActor @Suite struct PopUpMenuTests {
    private final class List: UICollectionViewController {
        let log = Log()

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 1 }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            let menu = UIMenu(children: [
                UIAction(title: "Day") { [log] _ in log("day") },
                UIAction(title: "Month", state: .on) { [log] _ in log("month") },
            ])
            (cell as? UICollectionViewListCell)?.accessories = [
                .popUpMenu(menu) { [log] changed in
                    let titles = changed.children.compactMap { $0 as? UIAction }.filter { $0.state == .on }
                    log("changed to \(titles.map(\.title))")
                }
            ]
            return cell
        }
        override func collectionView(
            _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
        ) {
            log("selected")
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    private var texts: [String] { PageText.all(of: host.picture()).map(\.string) }

    private func tap(_ point: CGPoint) {
        host.inputScript = [.tap(at: point, time: host.context.clock.time + 0.1)]
        for _ in 0..<60 { host.advance(by: 1.0 / 60) }
    }

    @Test func aTapOnTheRowOpensTheMenuAndAChoiceIsShown() {
        let list = host.withCurrent {
            List(
                collectionViewLayout: UICollectionViewCompositionalLayout.list(
                    using: .init(appearance: .plain)))
        }
        host.install(list)
        host.advance(by: 1.0 / 60)
        #expect(texts == ["Month"])
        // Beside the mark, at the other end of the row.
        tap(CGPoint(x: 30, y: 22))
        #expect(Set(texts) == ["Day", "Month"] && list.log.entries.isEmpty)
        // The first row of the card, which begins below the mark.
        tap(CGPoint(x: 220, y: 64))
        #expect(texts == ["Day"])
        #expect(list.log.entries == ["day", "changed to [\"Day\"]"])
    }
}
