import FlipbookTestSupport
import Foundation
import Picture
import Testing
import UIKitHost

@testable import FlipbookCore

@Suite @MainActor struct FilmTests {
    @Test(
        arguments: [
            (0, 2, 1, "from 1 to 240"), (-1, 2, 1, "from 1 to 240"), (.nan, 2, 1, "from 1 to 240"),
            (241, 2, 1, "from 1 to 240"), (.infinity, 2, 1, "from 1 to 240"),
            (60, 0, 1, "above 0 and at most 8"), (60, -2, 1, "above 0 and at most 8"),
            (60, .nan, 1, "above 0 and at most 8"), (60, 8.5, 1, "above 0 and at most 8"),
            (60, 2, 0, "at most 3600 s"), (60, 2, -1, "at most 3600 s"), (60, 2, .nan, "at most 3600 s"),
            (60, 2, 1e9, "at most 3600 s"), (60, 2, .infinity, "at most 3600 s"),
        ] as [(Double, Double, Double, String)])
    func filmsRefuseSettingsThatAreNotAllowed(
        _ fps: Double, _ scale: Double, _ duration: Double, _ rule: String
    ) {
        let error = #expect(throws: FilmError.self) { try film(fps: fps, scale: scale, duration: duration) }
        #expect(error?.description.contains(rule) == true)
    }

    @Test func aTabletHasTheBarsOfItsSystem() throws {
        func insets(_ name: String, _ look: SystemLook) throws -> UIEdgeInsets {
            let plain = CatalogEntry(viewController: "Plain", summary: "") { UIViewController() }
            // The order of look and device does not matter.
            var entry = plain.shown(on: try #require(DeviceProfile.named(name)))
            entry.look = look
            return try SimulationRun(of: film(entry)).host.safeAreaInsets
        }
        #expect(try insets("iPad", .iOS18) == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
        #expect(try insets("iPad", .iOS26) == UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0))
        #expect(try insets("iPhone16", .iOS26) == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    }

    @Test func filmsHaveAtMostAMillionFrames() throws {
        #expect(try film(fps: 240, duration: 3600).frameCount == 864_000)
        let error = #expect(throws: FilmError.self) { try film(fps: 240, duration: 3600, slowMotion: 2) }
        #expect(
            error?.description.contains("1728000 frames is not allowed; it may have at most 1000000") == true)
    }

    @Test func filmsRefuseViewsWithoutExtentAndFramesTooLargeForAnyEncoder() {
        for size in [
            CGSize(width: 0, height: 5), CGSize(width: 5, height: -1), CGSize(width: CGFloat.nan, height: 5),
        ] {
            let entry = CatalogEntry(viewController: "Flat", summary: "", size: size) { UIViewController() }
            #expect(throws: FilmError.self) { try film(entry) }
        }
        let wide = CatalogEntry(viewController: "Wide", summary: "", size: CGSize(width: 5000, height: 5)) {
            UIViewController()
        }
        #expect(throws: Never.self) { try film(wide, scale: 2) }
        #expect(throws: FilmError.self) { try film(wide, scale: 4) }
    }

    @Test func filmsOfTwoSecondsAt60FpsHaveTheFrames0To119() throws {
        let whole = try film(duration: 2)
        #expect(whole.frames.description == "0-119")
        #expect(whole.time(ofFrame: 30) == 0.5)
        #expect(throws: FilmError.self) { try film(duration: 2, frames: "100-120") }
        #expect(throws: Never.self) { try film(duration: 2, frames: "0-119:2") }
    }

    @Test func filmsFindTheFrameThatIsNearestToATime() throws {
        let film = try film(duration: 2)
        #expect(try film.frame(at: 0) == 0)
        #expect(try film.frame(at: 0.5) == 30)
        #expect(try film.frame(at: 0.509) == 31)
        #expect(try film.frame(at: 2) == 120, "the film's end")
        for time in [-0.1, 2.1, .nan] { #expect(throws: FilmError.self) { try film.frame(at: time) } }
    }

    @Test(
        arguments: [(60, 1), (30, 2), (24, 3), (25, 3), (120, 1), (59.94, 2), (1, 60), (240, 1)]
            as [(Double, Int)])
    func filmsTickAtLeastAsOftenAsADevice(_ fps: Double, _ ticks: Int) throws {
        let film = try film(fps: fps)
        #expect(film.ticksPerFrame == ticks)
        let longest: Double = 1.0 / 60 + 1e-12
        #expect(film.tick <= longest)
    }

    @Test func filmsCountAPartOfAPixelAsAWholeOne() throws {
        let film = try film(CatalogEntry(PlainScene.self), scale: 1.5)
        #expect(film.pixelWidth == 14 && film.pixelHeight == 11)
    }
}

@Suite @MainActor struct SimulationRunTests {
    @Test func simulationRunsShowFrameNAtTheTimeNFps() throws {
        let all = try pictures(film(duration: 0.5))
        let some = try pictures(film(duration: 0.5, frames: "3-20:4"))
        #expect(some == [3, 7, 11, 15, 19].map { all[$0] })
        #expect(Set(all).count == all.count)
    }

    @Test func simulationRunsOf30FpsShowTheSameAsEverySecondFrameOf60() throws {
        let fast = try pictures(film(fps: 60))
        let slow = try pictures(film(fps: 30))
        #expect(slow == fast.indices.filter { $0 % 2 == 0 }.map { fast[$0] })
    }

    /// A film at half the size has the same layout: its screen rounds frames to whole points, not to 2.
    @Test func simulationRunsOfSmallFilmsHaveAScreenOfWholePoints() throws {
        let scales = [0.5, 1, 3]
        let screens = try scales.map { scale in
            try SimulationRun(of: film(CatalogEntry(PlainScene.self), scale: scale)).host.scale
        }
        #expect(screens == [1, 1, 3])
    }

    @Test func simulationRunsGiveScenesThatAreNoViewControllersAViewOfTheirSize() throws {
        let picture = try SimulationRun(of: film(CatalogEntry(PlainScene.self))).picture
        #expect(picture.size == CGSize(width: 9, height: 7))
        #expect("\(picture)".contains("red: 1.0, green: 0.0"))
    }

    @Test func simulationRunsThrowWhatASceneReports() throws {
        #expect(throws: SceneFailure("square: it has to be larger than nothing.")) {
            try pictures(film(CatalogEntry(LateFailure.self)))
        }
        let atOnce = CatalogEntry(viewController: "AtOnce", summary: "") {
            RunContext.current.fail(SceneFailure("no"))
            return UIViewController()
        }
        #expect(throws: SceneFailure("no")) { try SimulationRun(of: film(atOnce)) }
    }

    @discardableResult private func pictures(_ film: Film) throws -> [Picture] {
        let simulation = try SimulationRun(of: film)
        var pictures: [Picture] = []
        while let frame = try simulation.nextFrame() { pictures.append(frame.picture) }
        return pictures
    }
}
