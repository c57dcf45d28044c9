import Flipbook
import UIKit

// A collection view whose selected cells can be dragged, all at once, by a long press. While they are dragged they
// are items of a dynamic animator: springs gather them under the finger, and on release take them back. The layout
// shows the animator's cells where the animator has them, and all others where the flow layout has them.
final class DraggedCells: UIViewController, Scene, UICollectionViewDataSource {
    static let summary = "Selected cells of a thousand gather under a finger, follow it, and return."
    static let duration: TimeInterval = 6.2
    static let input: InputScript = [
        .drag(
            along: [
                CGPoint(x: 160, y: 250), CGPoint(x: 90, y: 370), CGPoint(x: 220, y: 430),
                CGPoint(x: 235, y: 170),
            ],
            from: 0.3, to: 4.1, hold: 1.3)
    ]

    let selectedItems = [8, 16, 21, 31, 38, 46, 53, 60, 68]
    let layout = DraggableLayout()
    var collectionView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white

        layout.itemSize = CGSize(width: 40, height: 40)
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)

        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.backgroundColor = .white
        collectionView.allowsMultipleSelection = true
        collectionView.register(TileCell.self, forCellWithReuseIdentifier: "Tile")
        collectionView.dataSource = self
        view.addSubview(collectionView)

        for item in selectedItems {
            let indexPath = IndexPath(item: item, section: 0)
            collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
        }

        let longPress = UILongPressGestureRecognizer { [unowned self] in drag($0) }
        collectionView.addGestureRecognizer(longPress)
    }

    func drag(_ longPress: UILongPressGestureRecognizer) {
        let location = longPress.location(in: collectionView)
        switch longPress.state {
        case .began:
            guard let selected = collectionView.indexPathsForSelectedItems else { return }
            layout.startDragging(selected, from: location)
        case .changed:
            layout.updateDragLocation(location)
        default:
            layout.endDragging()
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        1000
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath)
    }
}
