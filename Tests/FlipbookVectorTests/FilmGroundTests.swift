import Foundation
import Picture
import Testing
import UIKitHost

@testable import FlipbookCore
@testable import FlipbookVector

/// A view that leaves a part of its window free after half a second.
final class ShrinkingPage: UIViewController, Scene {
    static let summary = "A view shrinks."
    static let size = CGSize(width: 40, height: 40)
    static let duration: TimeInterval = 1

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .red
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
            self.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        }
    }
}

/// Films of vectors whose background changes.
@Suite @MainActor struct FilmGroundTests {
    @Test func theBlackBehindAViewIsALayerInTheFramesThatShowIt() throws {
        let vectors = try VectorFilm(of: Film(of: CatalogEntry(ShrinkingPage.self)), still: .first)
        #expect(vectors.background == .white)
        let ground = try #require(vectors.allLayers.first)
        #expect(ground.opacity.value(at: 29) == 0 && ground.opacity.value(at: 31) == 1)
    }
}
