import Flipbook
import UIKit

// A conversation whose bubbles hang on springs: thrown by a finger, those far from the finger lag behind.
final class SpringyMessages: UICollectionViewController, Scene, UICollectionViewDelegateFlowLayout {
    static let summary = "Message bubbles hang on springs and lag behind the finger that scrolls them."
    static let duration: TimeInterval = 6
    static let trail = TrailStyle(every: .time(0.2), duration: 0.9)
    static let input: InputScript = [
        .pan(along: [CGPoint(x: 170, y: 470), CGPoint(x: 180, y: 170)], from: 0.4, to: 0.9, curve: .easeIn),
        .pan(along: [CGPoint(x: 190, y: 120), CGPoint(x: 180, y: 430)], from: 2.6, to: 3.0, curve: .easeIn),
        .pan(along: [CGPoint(x: 170, y: 420), CGPoint(x: 180, y: 300)], from: 4.2, to: 4.6),
    ]

    // The number of lines of text in each message; the writer's own messages are on the right.
    let lines = [1, 2, 1, 1, 3, 1, 2, 1, 1, 2]

    required convenience init() {
        self.init(collectionViewLayout: SpringyLayout())
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .white
        collectionView.register(BubbleCell.self, forCellWithReuseIdentifier: "Bubble")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        60
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Bubble", for: indexPath)
        if let bubble = cell as? BubbleCell {
            bubble.isOurs = indexPath.item * 7 % 5 < 2
            bubble.lineCount = lines[indexPath.item % lines.count]
        }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let height = 22 + 14 * lines[indexPath.item % lines.count]
        return CGSize(width: Int(collectionView.bounds.width) - 24, height: height)
    }
}
