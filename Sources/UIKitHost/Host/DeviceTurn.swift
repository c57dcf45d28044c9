/// A device that is turned to its side, or upright, during a film: a quarter of a circle about its middle.
/// Then the content turns to its new direction. Flipbook's own.
public struct DeviceTurn: Sendable, Hashable {
    /// A form of the screen: its size and its insets, in points.
    public struct Form: Sendable, Hashable {
        /// The size.
        public let size: CGSize
        /// The insets that bars and notches cover.
        public let insets: UIEdgeInsets

        var isWide: Bool { size.width > size.height }
    }

    /// The device, as it is held before.
    package let device: DeviceProfile
    /// The time at which the device begins to turn, in seconds.
    public let time: TimeInterval
    /// The screen before.
    public let start: Form
    /// The screen after.
    public let end: Form

    /// The time in which the device is turned, in seconds; by eye.
    static let duration: TimeInterval = 0.3
    /// The width of the edge of the device around its screen, in points; by eye.
    static let margin: CGFloat = 8

    /// Creates the turn of a device from the direction in which it is held.
    public init(of device: DeviceProfile, at time: TimeInterval) {
        var turned = device
        turned.isLandscape.toggle()
        (self.device, self.time) = (device, time)
        start = Form(size: device.size, insets: device.safeAreaInsets)
        end = Form(size: turned.size, insets: turned.safeAreaInsets)
    }

    /// The size of the film's picture: a square that has room for the device in all directions.
    public var pictureSize: CGSize {
        let (width, height) = (start.size.width, start.size.height)
        let diagonal = (width * width + height * height).squareRoot()
        let side = 2 * (diagonal / 2).rounded(.up) + Self.margin
        return CGSize(width: side, height: side)
    }

    /// The time at which the content begins to turn.
    var contentTime: TimeInterval { time + Self.duration }

    /// The sense of the turn: -1 against the sense of a clock's hands, to a side, or 1 back.
    private var sense: Double { start.isWide ? 1 : -1 }

    /// The radius of the screen's corners in points: 44 for those without a home button, by eye.
    var cornerRadius: CGFloat { max(start.insets.bottom, end.insets.bottom) > 0 ? 44 : 0 }

    /// Returns the angle by which the device is turned at a time, in radians.
    func deviceAngle(at time: TimeInterval) -> Double {
        let place = max(0, min((time - self.time) / Self.duration, 1))
        return sense * .pi / 2 * place * place * (3 - 2 * place)
    }

    /// Returns the angle by which the content stands aslant while its window has a size.
    func contentAngle(at time: TimeInterval, windowSize: CGSize) -> Double {
        let whole = end.size.width - start.size.width
        let share = whole == 0 ? 1 : (windowSize.width - start.size.width) / whole
        return deviceAngle(at: time) * Double(1 - share)
    }
}
