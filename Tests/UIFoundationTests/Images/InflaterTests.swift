import Foundation
import Testing

@testable import UIFoundation

@Suite struct InflaterTests {
    private static func bytes(_ hex: String) -> [UInt8] {
        var digits = Substring(hex)
        var bytes: [UInt8] = []
        while let byte = UInt8(digits.prefix(2), radix: 16) {
            bytes.append(byte)
            digits = digits.dropFirst(2)
        }
        return bytes
    }

    private static let line = "q 1 0 0 rg 0 0 20 20 re f Q "

    @Test(arguments: [
        ("7801010600f9ff73746f726564093c0292", "stored"),
        ("78da2b5430543000c2a2743065044645a90a690a810a8564ca0100ff2b1228", line + line + line),
    ])
    func blocksOfStoredBytesAndOfFixedCodesAreExpanded(_ hex: String, _ text: String) throws {
        let expanded = try Inflater.inflated(Self.bytes(hex)[...], limit: 1000)
        #expect(String(decoding: expanded, as: UTF8.self) == text)
    }

    @Test func aBlockOfCodesOfItsOwnIsExpanded() throws {
        let expanded = try Inflater.inflated(Self.bytes(Self.ownCodes)[...], limit: 1000)
        #expect(String(decoding: expanded, as: UTF8.self) == Self.numbers)
    }

    @Test func dataThatEndTooSoonAreDamaged() {
        let all = Self.bytes(Self.ownCodes)
        for count in 0..<all.count {
            #expect(throws: Inflater.Failure.self) { try Inflater.inflated(all[..<count], limit: 1000) }
        }
    }

    @Test func expandedDataHaveALimit() {
        #expect(throws: Inflater.Failure.isTooLong) {
            try Inflater.inflated(Self.bytes(Self.ownCodes)[...], limit: 100)
        }
    }

    private static let numbers = (0..<100).map { "\($0 * $0) l " }.joined()
    private static let ownCodes =
        "78da2592cb95c5200c435b792560fca5a7e97f3df1d5221c03b22c899cdfdfcfbe2fbeef6d5ddf72f35b"
        + "7cabd8b3dacb59949db3eba58e004fd7a38dbe9bd4b3e77e032626d01b413d7b9e7731d98b2f7a8bba39"
        + "6f3003fed1fb4a1a20b5c30433c69966db4588b9548524a6f496c4979c34ae6c42fa717b8f1c9852b867"
        + "efae9f45de38863b586e69d7ba1b211f7d2e163738bf0848c299e7c17497166f94f9a0d31faae3e021e4"
        + "281c7f11b88dc27bb412552c79c8284da1ba520da24ce59aaddde3ae0ec88fcb785d582ae1ac66420df3"
        + "faa41e0496769475a2b31bd5fdf030fa35e6e26f42ff4ce17d86249e72f9f0ec82cc5e91e01bf2fc0740"
        + "f18b58"
}
