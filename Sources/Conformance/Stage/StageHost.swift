import UIKit

/// The screen on which a row was measured, by the words of its set-up.
struct StageHost: Equatable {
    var size = CGSize(width: 375, height: 667)
    var scale: CGFloat = 2
    var insets = UIEdgeInsets.zero

    /// Finds the screen in the text of a set-up: a device by its name, or the size and safe area of a root.
    init(of setup: String) {
        if let device = Self.devices.first(where: { setup.contains($0.name) }) {
            (size, scale, insets) = (device.size, device.scale, device.insets)
        } else if ["every 8 ms", "viewport 852", "decelerationRate"].contains(where: { setup.contains($0) }) {
            (size, scale) = (CGSize(width: 393, height: 852), 3)
        } else if setup.contains("scale 3") {
            scale = 3
        }
        if let match = setup.firstMatch(of: /(?:root|root view|window|view) (\d+)x(\d+)/),
            let width = Double(match.1), let height = Double(match.2)
        {
            size = CGSize(width: width, height: height)
            scale = setup.contains("scale 3") ? 3 : 2
            insets = Self.insets(in: setup) ?? .zero
        }
        if setup.contains("393x300 without status bar") {
            (size, insets) = (CGSize(width: 393, height: 300), .zero)
        }
    }

    /// Returns the safe area of a root: four numbers, with or without their names.
    private static func insets(in setup: String) -> UIEdgeInsets? {
        let area =
            /(?:safeAreaInsets|safe area) (?:top )?(\d+)(?: left |,| )(\d+)(?: bottom |,| )(\d+)(?: right |,| )(\d+)/
        guard let match = setup.firstMatch(of: area) else { return nil }
        let sides = [match.1, match.2, match.3, match.4].map { CGFloat(Double($0) ?? 0) }
        return UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }

    /// The devices that rows name, the longer names first. The insets are those of the rows' own devices.
    private static let devices: [(name: String, size: CGSize, scale: CGFloat, insets: UIEdgeInsets)] = [
        (
            "iPhone 16 landscape", CGSize(width: 852, height: 393), 3,
            UIEdgeInsets(top: 0, left: 59, bottom: 20, right: 59)
        ),
        ("iPhone SE landscape", CGSize(width: 667, height: 375), 2, .zero),
        (
            "iPhone SE", CGSize(width: 375, height: 667), 2,
            UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        ),
        (
            "iPad A16", CGSize(width: 820, height: 1180), 2,
            UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0)
        ),
        (
            "iPhone 16", CGSize(width: 393, height: 852), 3,
            UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        ),
    ]
}
