import CoreGeometry
import Foundation
import Picture
import Testing

@testable import FlipbookCore

@Suite struct Hash64Tests {
    // The test vectors of the FNV authors for FNV-1a, 64 bits.
    @Test(arguments: [("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8")])
    func hashesAreFNV1a(_ text: String, _ hash: String) {
        #expect(Hash64(of: Data(text.utf8)).text == hash)
    }

    @Test func hashesHaveSixteenDigitsLeadingZerosAsWell() {
        let texts = (0..<200).map { Hash64(of: Data([UInt8($0)])).text }
        #expect(texts.allSatisfy { $0.count == 16 })
        #expect(Set(texts).count == 200)
    }

    @Test func hashesOfPicturesChangeWithEverythingThatIsSeen() {
        var picture = Picture(
            size: CGSize(width: 4, height: 4),
            layers: [Layer(contents: [.fill(.rectangle(CGRect(x: 0, y: 0, width: 1, height: 1)), .black)])])
        var seen = [hash(picture)]
        func change(_ edit: (inout Picture) -> Void) {
            edit(&picture)
            seen.append(hash(picture))
        }
        change { $0.background = .clear }
        change { $0.layers[0].opacity = 0.5 }
        change { $0.layers[0].transform.tx = 1e-12 }
        change {
            $0.layers[0].contents = [.fill(.ellipse(in: CGRect(x: 0, y: 0, width: 1, height: 1)), .black)]
        }
        change { $0.layers[0].clip = .rectangle(.zero) }
        change { $0.layers[0].children = [Layer()] }
        change { $0.layers[0].contents.append(.text(Text("a", font: Font(), frame: .zero))) }
        change { $0.layers[0].contents.append(.stroke(.path(Path([.move(.zero)])), .black, Stroke())) }
        #expect(Set(seen).count == seen.count)
        #expect(hash(picture) == hash(picture))
    }

    @Test func hashesOfTextsChangeWithEverythingThatIsSeen() {
        var text = Text("a", font: Font(system: .standard), frame: .zero)
        var seen = [hash(text)]
        func change(_ edit: (inout Text) -> Void) {
            edit(&text)
            seen.append(hash(text))
        }
        change { $0.font.weight = 0.4 }
        change { $0.font.weight = 0.3 }
        change { $0.font.weight = -0.4 }
        change { $0.font.design = .rounded }
        change { $0.font.hasEvenDigits = true }
        change { $0.font.kern = 1 }
        change { $0.outline = Text.Outline(color: .black, width: 1, isFilled: true) }
        change { $0.outline?.isFilled = false }
        #expect(Set(seen).count == seen.count)
    }

    private func hash(_ text: Text) -> UInt64 {
        hash(Picture(size: .zero, layers: [Layer(contents: [.text(text)])]))
    }

    private func hash(_ picture: Picture) -> UInt64 {
        var hash = Hash64()
        hash.combine(picture)
        return hash.value
    }
}
