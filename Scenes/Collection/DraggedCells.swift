import Flipbook
import UIKit

// A collection view whose selected cells can be dragged, all at once, by a long press. While they are dragged
// they are items of a dynamic animator, attached to the finger; on release they return. The layout shows the
// animator's cells where the animator has them, and all others where the flow layout has them.
final class DraggedCells: UIViewController, Scene, UICollectionViewDataSource, UICollectionViewDelegate {
    static let summary = "Taps select some of a thousand cells; they follow a finger, wobbling, and return."
    static let duration: TimeInterval = 7
    static let input: InputScript = [
        .tap(at: CGPoint(x: 100, y: 220), time: 0.2),
        .tap(at: CGPoint(x: 160, y: 280), time: 0.4),
        .tap(at: CGPoint(x: 220, y: 220), time: 0.6),
        .tap(at: CGPoint(x: 220, y: 340), time: 0.8),
        .tap(at: CGPoint(x: 100, y: 340), time: 1),
        .drag(
            along: [
                CGPoint(x: 160, y: 280), CGPoint(x: 110, y: 400), CGPoint(x: 215, y: 430),
                CGPoint(x: 190, y: 180),
            ],
            from: 1.4, to: 5, hold: 0.8),
    ]

    let layout = DraggableLayout()
    private(set) var selectedIndexPaths: [IndexPath] = []
    var collectionView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white

        layout.itemSize = CGSize(width: 50, height: 50)
        layout.minimumInteritemSpacing = 10
        layout.minimumLineSpacing = 10
        layout.sectionInset = UIEdgeInsets(top: 15, left: 15, bottom: 15, right: 15)

        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.backgroundColor = .white
        collectionView.allowsMultipleSelection = true
        collectionView.register(TileCell.self, forCellWithReuseIdentifier: "Tile")
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)

        let longPress = UILongPressGestureRecognizer { [unowned self] in drag($0) }
        collectionView.addGestureRecognizer(longPress)
    }

    func drag(_ longPress: UILongPressGestureRecognizer) {
        let location = longPress.location(in: collectionView)
        switch longPress.state {
        case .began:
            layout.startDragging(selectedIndexPaths, from: location)
        case .changed:
            layout.updateDragLocation(location)
        default:
            layout.endDragging()
        }
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selectedIndexPaths.append(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        selectedIndexPaths.removeAll { $0 == indexPath }
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
