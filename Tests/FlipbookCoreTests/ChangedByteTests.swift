import FlipbookTestSupport
import FlipbookVideo
import Foundation
import Raster
import TestSupport
import Testing
import UIKitHost

@testable import FlipbookCore

/// Single changed bytes of frames and of film.json: `verify` and `stitch` find each. `FLIPBOOK_EVERY_FRAME`
/// changes every bit instead of two of each byte.
@Suite(.tags(.long)) struct ChangedByteTests {
    /// A scene with shades and a text, whose frames have a palette or not.
    @MainActor private func film() async throws -> Film {
        let entry = CatalogEntry(
            viewController: "Bytes", summary: "", size: CGSize(width: 24, height: 16), duration: 1
        ) {
            let controller = UIViewController()
            controller.view.backgroundColor = .yellow
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 24, height: 16))
            label.text = "Ag"
            controller.view.addSubview(label)
            UIView.animate(withDuration: 1) {
                label.alpha = 0.2; label.frame.origin.x = 10
            }
            return controller
        }
        return try FlipbookTestSupport.film(entry, frames: "0-19")
    }

    @Test func eachChangedByteOfAFrameIsFound() async throws {
        try await inFolder { folder in
            _ = try await FilmRenderer().render(film(), to: [.folder(folder)])
            let every = ProcessInfo.processInfo.environment["FLIPBOOK_EVERY_FRAME"] != nil
            for number in 0..<(every ? 20 : 2) {
                let bytes = try contents(folder + "/" + Manifest.fileName(ofFrame: number))
                _ = try Bitmap(wholePNG: bytes)
                var accepted: [Int] = []
                for index in bytes.indices {
                    for bit in every ? Array(0..<8) : [0, 5] {
                        var mutated = bytes
                        mutated[index] ^= 1 << UInt8(bit)
                        if (try? Bitmap(wholePNG: mutated)) != nil { accepted.append(index) }
                    }
                }
                #expect(accepted.isEmpty, "frame \(number): \(accepted.prefix(5)) of \(bytes.count)")
                #expect(throws: RasterError.self) { try Bitmap(wholePNG: bytes + Data([0])) }
                #expect(throws: RasterError.self) { try Bitmap(wholePNG: bytes.dropLast()) }
            }
        }
    }

    @Test func verificationAndSequencesFindAChangedByteWithoutPixels() async throws {
        try await inFolder { folder in
            _ = try await FilmRenderer().render(film(), to: [.folder(folder)])
            let path = folder + "/000003.png"
            var bytes = try contents(path)
            bytes.append(0)
            try bytes.write(to: URL(fileURLWithPath: path))
            #expect(try Bitmap(png: bytes).width > 0)
            #expect(try await FolderVerification(of: folder).damaged?.description == "3")
            let sequence = try PNGSequence(folder: folder, wanted: OpenFrameRange("0-19"))
            let error = #expect(throws: FilmError.self) { try sequence.bitmap(of: sequence.files[3]) }
            #expect("\(error!)".contains("1 byte follows its end"), "\(error!)")
            let forced = try PNGSequence(folder: folder, takesAll: true)
            #expect(throws: Never.self) { try forced.bitmap(of: forced.files[3]) }
        }
    }

    @Test func eachRemovedOrChangedKeyOfAFilmIsFound() async throws {
        try await inFolder { folder in
            _ = try await FilmRenderer().render(film(), to: [.folder(folder)])
            let path = folder + "/" + Manifest.fileName
            let json = try contents(path)
            #expect(try await FolderVerification(of: folder).isWhole)
            let keys = try #require(JSONSerialization.jsonObject(with: json) as? [String: Any])
            for key in keys.keys.sorted() {
                var rest = keys
                rest[key] = nil
                try JSONSerialization.data(withJSONObject: rest).write(to: URL(fileURLWithPath: path))
                let found = try? await FolderVerification(of: folder)
                #expect(found.map { $0.hasChangedManifest && !$0.isWhole } ?? true, "\(key)")
                #expect(throws: FilmError.self) {
                    try PNGSequence(folder: folder, wanted: OpenFrameRange("0-19"))
                }
            }
            // Another layout of the same values is none of its business.
            try JSONSerialization.data(withJSONObject: keys).write(to: URL(fileURLWithPath: path))
            #expect(try await FolderVerification(of: folder).isWhole)
        }
    }
}
