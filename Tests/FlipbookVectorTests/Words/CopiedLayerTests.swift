import CoreGeometry
import Testing
import UIKitHost

@testable import FlipbookCore
@testable import FlipbookVector

/// Descriptions of what replicators show.
@MainActor struct CopiedLayerTests {
    private func text(ofCopies count: Int, blueOffset: Float = 0) throws -> String {
        let entry = CatalogEntry(
            viewController: "Copies", summary: "", size: CGSize(width: 240, height: 320), duration: 1
        ) { CopiesController(count, blueOffset) }
        return try MotionDescription(of: Film(of: entry).resolved()).text
    }

    @Test func copiesAreCounted() throws {
        let text = try text(ofCopies: 5)
        #expect(text.hasPrefix("The first of five blue circles moves 60 points down"), "\(text)")
    }

    @Test func copiesOfOtherColorsHaveNoColor() throws {
        let text = try text(ofCopies: 3, blueOffset: -0.3)
        #expect(text.hasPrefix("The first of three circles moves 60 points down"), "\(text)")
    }

    @Test func aReplicatorWithoutCopiesShowsOneThing() throws {
        let text = try text(ofCopies: 1)
        #expect(text.hasPrefix("The blue circle moves 60 points down"), "\(text)")
    }
}

/// A controller whose view shows copies of a blue dot that moves down.
private final class CopiesController: UIViewController {
    private let count: Int
    private let blueOffset: Float

    init(_ count: Int, _ blueOffset: Float) {
        (self.count, self.blueOffset) = (count, blueOffset)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let dot = CALayer()
        (dot.frame, dot.cornerRadius) = (CGRect(x: 0, y: 80, width: 20, height: 20), 10)
        dot.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 20, y: 60, width: 200, height: 200)
        replicator.instanceCount = count
        replicator.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
        replicator.instanceBlueOffset = blueOffset
        replicator.addSublayer(dot)
        view.layer.addSublayer(replicator)
        let fall = CABasicAnimation(keyPath: "position.y")
        (fall.fromValue, fall.toValue, fall.duration) = (30, 90, 0.5)
        dot.add(fall, forKey: "fall")
    }
}
