import CoreGeometry
import Picture
import Raster
import TestSupport
import Testing
import UIKitHost

@testable import FlipbookCore
@testable import FlipbookVector

/// Descriptions of what moves behind others, or where nobody sees it.
@MainActor struct HiddenMotionTests {
    @Test(arguments: HiddenMotion.allCases) func whatIsHiddenIsNotSaidToMove(_ motion: HiddenMotion) throws {
        let text = try MotionDescription(of: motion.film()).text
        #expect(text.contains(motion.words), "\(text)")
        #expect(!text.contains(motion.untrueWords), "\(text)")
    }

    /// The motions in which a layer counts as visible whose pixels are not: it paints nothing or lies outside
    /// of the window, or no single convex area covers it for sure. The pictures decide there.
    private static let undecided: Set<HiddenMotion> = [
        .behindADisc, .clear, .outsideOfTheView, .rewordedWhileClear,
    ]

    /// A layer is visible where the picture without it has other pixels.
    @Test(arguments: HiddenMotion.allCases) func aLayerIsVisibleWhereItsPixelsAre(_ motion: HiddenMotion)
        throws
    {
        let film = try motion.film()
        let record = try MotionRecord(of: film)
        let seen = try SeenFilm(film)
        // What is of the color of what is behind it has no pixels of its own.
        let actors = motion == .ofItsColor ? [] : record.actors.filter { $0.parent != nil }
        for actor in actors {
            for sample in actor.samples where sample.index % 8 == 3 {
                let layers = seen.pictures[sample.index]
                let others = layers.map { $0.without(actor.identity) }
                let whole = try Bitmap(drawing: Picture(size: film.entry.size, layers: layers), scale: 2)
                let rest = try Bitmap(drawing: Picture(size: film.entry.size, layers: others), scale: 2)
                let isSeen = whole != rest
                let isTrue =
                    Self.undecided.contains(motion) ? sample.isVisible || !isSeen : sample.isVisible == isSeen
                #expect(isTrue, "\(actor.kind) in frame \(sample.index)")
            }
        }
    }
}

extension Layer {
    /// Returns the layer without the one of an identity in it.
    fileprivate func without(_ identity: Int) -> Layer {
        var copy = self
        copy.children = children.filter { $0.identity != identity }.map { $0.without(identity) }
        return copy
    }
}
