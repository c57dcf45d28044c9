import CoreGeometry
import Foundation
import Picture
import Raster
import TestSupport
import Testing

@Suite struct PictureComparisonTests {
    private func comparison(in folder: URL, isRecording: Bool = false) -> PictureComparison {
        var comparison = PictureComparison(golden: "Verbs/dot", tolerance: PictureTolerance(distance: 3))
        comparison.goldens = folder.appendingPathComponent("goldens")
        comparison.failures = folder.appendingPathComponent("failures")
        comparison.isRecording = isRecording
        return comparison
    }

    private func dot(_ red: UInt8) throws -> Bitmap {
        try Bitmap(width: 2, pixels: [Pixel(red, 0, 0), Pixel(0, 0, 0)])
    }

    private func left(in folder: URL) -> Set<String> {
        Set((try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/failures")) ?? [])
    }

    @Test func recordedPicturesAreMatchedWithinTheTolerance() throws {
        try withTemporaryFolder { folder in
            let recorded = try comparison(in: folder, isRecording: true).complaint(about: dot(100))
            let equal = try comparison(in: folder).complaint(about: dot(100))
            let near = try comparison(in: folder).complaint(about: dot(103))
            #expect([recorded, equal, near] == [nil, nil, nil])
            #expect(left(in: folder).isEmpty)
        }
    }

    @Test func aDifferenceLeavesThreePictures() throws {
        try withTemporaryFolder { folder in
            _ = try comparison(in: folder, isRecording: true).complaint(about: dot(100))
            let complaint = try #require(try comparison(in: folder).complaint(about: dot(104)))
            #expect(complaint.contains("Verbs/dot differs in 1 pixels by up to 4, allowed 3"))
            #expect(
                left(in: folder) == [
                    "Verbs-dot-expected.png", "Verbs-dot-got.png", "Verbs-dot-difference.png",
                ])
            let difference = try Data(
                contentsOf: folder.appendingPathComponent("failures/Verbs-dot-difference.png"))
            #expect(try Bitmap(png: difference).pixels == [Pixel(255, 180, 180), Pixel(255, 255, 255)])
        }
    }

    @Test func manySmallDifferencesAreNotAllowed() throws {
        let half = try #require(PictureDifference(try dot(100), try dot(103)))
        #expect(PictureTolerance(distance: 3, share: 0.5, mean: 1.5).allows(half))
        #expect(!PictureTolerance(distance: 3, share: 0.4, mean: 1.5).allows(half))
        #expect(!PictureTolerance(distance: 3, share: 0.5, mean: 1.4).allows(half))
        #expect(!PictureTolerance(distance: 2).allows(half))
    }

    @Test func missingAndDifferentlySizedPicturesAreNamed() throws {
        try withTemporaryFolder { folder in
            let missing = try #require(try comparison(in: folder).complaint(about: dot(1)))
            #expect(missing.contains("no readable golden picture Verbs/dot"))
            #expect(left(in: folder) == ["Verbs-dot-got.png"])
            _ = try comparison(in: folder, isRecording: true).complaint(about: dot(1))
            let other = try #require(try comparison(in: folder).complaint(about: bitmap(3, 1)))
            #expect(other.contains("3 x 1 pixels instead of 2 x 1"))
        }
    }

    @Test func largePicturesAreNotRecorded() throws {
        try withTemporaryFolder { folder in
            var state: UInt32 = 1
            let noise = (0..<40_000).map { _ in
                state = state &* 1_664_525 &+ 1_013_904_223
                return Pixel(UInt8(state >> 24), UInt8(state >> 16 & 255), 0)
            }
            let complaint = try comparison(in: folder, isRecording: true).complaint(
                about: Bitmap(width: 200, pixels: noise))
            #expect(try #require(complaint).contains("at most 20480 are allowed"))
        }
    }

    @Test func everyGoldenPictureIsSmall() throws {
        let files = FileManager.default.enumerator(
            at: Repository.goldens, includingPropertiesForKeys: [.fileSizeKey])
        var count = 0
        for case let file as URL in try #require(files) where file.pathExtension == "png" {
            count += 1
            let size = try #require(try file.resourceValues(forKeys: [.fileSizeKey]).fileSize)
            #expect(size <= PictureComparison.sizeLimit, "\(file.lastPathComponent)")
        }
        #expect(count > 40)
    }
}
