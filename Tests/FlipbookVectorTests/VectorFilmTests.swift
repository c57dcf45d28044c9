import CoreGeometry
import Foundation
import Picture
import Raster
import TestSupport
import Testing
import UIKitDynamics

@testable import FlipbookCore
@testable import FlipbookVector

@Suite @MainActor struct VectorFilmTests {
    @Test func itemsAreWhereTheFilmsFramesHaveThem() throws {
        let film = try Film(of: CatalogEntry(BallAndCard.self))
        let vectors = try VectorFilm(of: film, still: .first)
        let run = try SimulationRun(of: film)
        let root = try #require(vectors.layers.first)
        let ball = try #require(root.children.first { $0.name == "ball" })
        while let frame = try run.nextFrame() {
            let time = Double(frame.number)
            let seen = try #require(frame.picture.layers.first?.children.first { $0.name == "ball" })
            let there = seen.anchor.applying(seen.transform)
            let here = CGPoint.zero.applying(ball.transform(at: time))
                .applying(root.transform(at: time))
            #expect(hypot(here.x - there.x, here.y - there.y) < 0.36)
        }
    }

    @Test func movingItemsHaveFewKeys() throws {
        let vectors = try vectors(BallAndCard.self)
        #expect(vectors.fit.positionError <= 0.25)
        #expect(vectors.fit.angleError <= 0.25)
        #expect(Double(vectors.fit.medianKeyCount) <= 0.15 * Double(vectors.frameCount))
    }

    @Test func layersThatCrossKeepTheirTrueOrderInEveryFrame() throws {
        let vectors = try vectors(Crossing.self)
        func top(_ frame: Int) -> Color? {
            vectors.layers.flatMap(\.all).last { layer in
                layer.visible.contains { $0.contains(frame) } && layer.contents.count == 1
            }?.contents.first?.content.painted?.color
        }
        #expect(top(0) == Color(blue: 1))
        #expect(top(59) == Color(red: 1))
    }

    @Test func motionBlurIsRefusedWithTheWayOut() throws {
        let film = try Film(of: CatalogEntry(BallAndCard.self), Film.Settings(motionBlur: 4))
        #expect { try VectorFilm(of: film) } throws: {
            "\($0)".contains("--motion-blur") && "\($0)".contains("video")
        }
    }

    @Test func everyNumberOfADescriptionIsOneOfTheTrace() async throws {
        let film = try await Film(of: CatalogEntry(BallAndCard.self)).resolved()
        let text = try MotionDescription(of: film).text
        let rows = try await FilmRenderer().trace(of: film)
        let contacts = try await FilmRenderer().contacts(of: film).filter { $0.phase == .began }
        let hit = try #require(contacts.first)
        #expect(text.contains("hits the edge of the view at \(((hit.time * 100).rounded() / 100).text) s"))
        let fall = try #require(rows.last { $0.frame <= hit.frame }).y - rows[0].y
        #expect(text.contains("falls \(((fall * 10).rounded() / 10).text) points"))
        #expect(text.hasPrefix(BallAndCard.summary))
    }
}
