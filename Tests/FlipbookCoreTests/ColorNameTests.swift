import Foundation
import Picture
import Testing
import UIKitHost

@testable import FlipbookCore

/// The names of colors on the command line.
@MainActor @Suite struct ColorNameTests {
    private static let colors: [(name: String, color: UIColor)] = [
        ("clear", .clear), ("black", .black), ("darkGray", .darkGray), ("lightGray", .lightGray),
        ("white", .white), ("gray", .gray), ("red", .red), ("green", .green), ("blue", .blue),
        ("cyan", .cyan), ("yellow", .yellow), ("magenta", .magenta), ("orange", .orange),
        ("purple", .purple), ("brown", .brown), ("systemRed", .systemRed), ("systemOrange", .systemOrange),
        ("systemYellow", .systemYellow), ("systemGreen", .systemGreen), ("systemMint", .systemMint),
        ("systemTeal", .systemTeal), ("systemCyan", .systemCyan), ("systemBlue", .systemBlue),
        ("systemIndigo", .systemIndigo), ("systemPurple", .systemPurple), ("systemPink", .systemPink),
        ("systemBrown", .systemBrown), ("systemGray", .systemGray), ("systemGray2", .systemGray2),
        ("systemGray3", .systemGray3), ("systemGray4", .systemGray4), ("systemGray5", .systemGray5),
        ("systemGray6", .systemGray6),
    ]

    @Test func colorsHaveUIKitsValuesByTheirNames() throws {
        #expect(Set(Self.colors.map { $0.name.lowercased() }) == Set(Color.names))
        for (name, color) in Self.colors {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
            let named = try Color(named: name)
            for (part, expected) in [
                (named.red, red), (named.green, green), (named.blue, blue), (named.alpha, alpha),
            ] {
                #expect(abs(part - expected) < 0.5 / 255, "\(name)")
            }
        }
    }
}
