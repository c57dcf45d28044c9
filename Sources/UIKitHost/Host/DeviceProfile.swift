/// The screen of a device model: its size, its scale, and the insets that bars and notches cover. Flipbook's
/// own.
///
/// Sizes and scales are those of Apple's Human Interface Guidelines, "Layout, Specifications"; insets are
/// those that the simulators report, as published for each model on useyourloaf.com ("iPhone Screen Sizes").
public struct DeviceProfile: Sendable, Hashable {
    /// The name, such as "iPhone15".
    public let name: String
    /// The size of the upright screen in points.
    public let portraitSize: CGSize
    /// The number of pixels per point.
    public let scale: CGFloat
    /// The insets at the top and bottom of the upright screen, in points.
    public let portraitInsets: UIEdgeInsets
    /// The insets of the screen that lies on its side, in points.
    public let landscapeInsets: UIEdgeInsets
    /// A Boolean value that indicates whether the screen lies on its side; default false.
    public var isLandscape = false

    /// The size of the screen in points.
    public var size: CGSize {
        isLandscape ? CGSize(width: portraitSize.height, height: portraitSize.width) : portraitSize
    }

    /// The insets that bars and notches cover, in points.
    public var safeAreaInsets: UIEdgeInsets { isLandscape ? landscapeInsets : portraitInsets }

    private init(
        _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, top: CGFloat,
        bottom: CGFloat = 0
    ) {
        (self.name, self.scale) = (name, scale)
        portraitSize = CGSize(width: width, height: height)
        portraitInsets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        // A notch is at a side then, and the status bar of phones hides; tablets keep theirs.
        let isPad = name.hasPrefix("iPad")
        let side = isPad || bottom == 0 ? 0 : top
        landscapeInsets = UIEdgeInsets(
            top: isPad ? top : 0, left: side, bottom: isPad ? bottom : bottom == 0 ? 0 : 21, right: side)
    }

    /// All models, the oldest first.
    public static let all: [DeviceProfile] = phones + tablets

    /// Insets are those of the newest systems, but that of the iPhoneXR is from iOS 12 and 13.
    private static let phones: [DeviceProfile] = [
        DeviceProfile("iPhone4", 320, 480, 2, top: 20),
        DeviceProfile("iPhone5", 320, 568, 2, top: 20),
        DeviceProfile("iPhoneSE", 375, 667, 2, top: 20),
        DeviceProfile("iPhone8", 375, 667, 2, top: 20),
        DeviceProfile("iPhone8Plus", 414, 736, 3, top: 20),
        DeviceProfile("iPhoneX", 375, 812, 3, top: 44, bottom: 34),
        DeviceProfile("iPhoneXR", 414, 896, 2, top: 44, bottom: 34),
        DeviceProfile("iPhoneXS", 375, 812, 3, top: 44, bottom: 34),
        DeviceProfile("iPhoneXSMax", 414, 896, 3, top: 44, bottom: 34),
        DeviceProfile("iPhone11", 414, 896, 2, top: 48, bottom: 34),
        DeviceProfile("iPhone11Pro", 375, 812, 3, top: 44, bottom: 34),
        DeviceProfile("iPhone11ProMax", 414, 896, 3, top: 44, bottom: 34),
        DeviceProfile("iPhone12mini", 375, 812, 3, top: 50, bottom: 34),
        DeviceProfile("iPhone12", 390, 844, 3, top: 47, bottom: 34),
        DeviceProfile("iPhone12Pro", 390, 844, 3, top: 47, bottom: 34),
        DeviceProfile("iPhone12ProMax", 428, 926, 3, top: 47, bottom: 34),
        DeviceProfile("iPhone13mini", 375, 812, 3, top: 50, bottom: 34),
        DeviceProfile("iPhone13", 390, 844, 3, top: 47, bottom: 34),
        DeviceProfile("iPhone13Pro", 390, 844, 3, top: 47, bottom: 34),
        DeviceProfile("iPhone13ProMax", 428, 926, 3, top: 47, bottom: 34),
        DeviceProfile("iPhone14", 390, 844, 3, top: 47, bottom: 34),
        DeviceProfile("iPhone14Plus", 428, 926, 3, top: 47, bottom: 34),
        DeviceProfile("iPhone14Pro", 393, 852, 3, top: 59, bottom: 34),
        DeviceProfile("iPhone14ProMax", 430, 932, 3, top: 59, bottom: 34),
        DeviceProfile("iPhone15", 393, 852, 3, top: 59, bottom: 34),
        DeviceProfile("iPhone15Plus", 430, 932, 3, top: 59, bottom: 34),
        DeviceProfile("iPhone15Pro", 393, 852, 3, top: 59, bottom: 34),
        DeviceProfile("iPhone15ProMax", 430, 932, 3, top: 59, bottom: 34),
        DeviceProfile("iPhone16", 393, 852, 3, top: 59, bottom: 34),
        DeviceProfile("iPhone16Plus", 430, 932, 3, top: 59, bottom: 34),
        DeviceProfile("iPhone16Pro", 402, 874, 3, top: 62, bottom: 34),
        DeviceProfile("iPhone16ProMax", 440, 956, 3, top: 62, bottom: 34),
        DeviceProfile("iPhone16e", 390, 844, 3, top: 47, bottom: 34),
        DeviceProfile("iPhone17", 402, 874, 3, top: 62, bottom: 34),
        DeviceProfile("iPhoneAir", 420, 912, 3, top: 68, bottom: 34),
        DeviceProfile("iPhone17Pro", 402, 874, 3, top: 62, bottom: 34),
        DeviceProfile("iPhone17ProMax", 440, 956, 3, top: 62, bottom: 34),
    ]

    /// The older tablets have a home button, and no area for an indicator at the bottom; so have the first
    /// two generations of the iPadPro12_9.
    private static let tablets: [DeviceProfile] = [
        DeviceProfile("iPad9_7", 768, 1024, 2, top: 20),
        DeviceProfile("iPad10_2", 810, 1080, 2, top: 20),
        DeviceProfile("iPadPro10_5", 834, 1112, 2, top: 20),
        DeviceProfile("iPadPro12_9", 1024, 1366, 2, top: 20),
        DeviceProfile("iPadMini", 744, 1133, 2, top: 24, bottom: 20),
        DeviceProfile("iPad", 820, 1180, 2, top: 24, bottom: 20),
        DeviceProfile("iPadAir11", 820, 1180, 2, top: 24, bottom: 20),
        DeviceProfile("iPadAir13", 1024, 1366, 2, top: 24, bottom: 20),
        DeviceProfile("iPadPro11", 834, 1194, 2, top: 24, bottom: 20),
        DeviceProfile("iPadPro11M4", 834, 1210, 2, top: 24, bottom: 20),
        DeviceProfile("iPadPro13", 1032, 1376, 2, top: 24, bottom: 20),
    ]

    /// The name in the form that `named(_:)` reads, followed by ":landscape" for a screen on its side.
    package var nameWithDirection: String { name + (isLandscape ? ":landscape" : "") }

    /// Returns the model of a name, in any letter case and with or without spaces, followed by ":landscape"
    /// for a screen on its side; nil for an unknown one.
    public static func named(_ text: String) -> DeviceProfile? {
        let words = text.lowercased().filter { $0 != " " }
            .split(separator: ":", omittingEmptySubsequences: false)
        guard let first = words.first, words.count <= 2,
            var device = all.first(where: { $0.name.lowercased() == first })
        else { return nil }
        if words.count == 2 {
            guard ["landscape", "portrait"].contains(words[1]) else { return nil }
            device.isLandscape = words[1] == "landscape"
        }
        return device
    }
}
