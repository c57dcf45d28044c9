@_spi(UIKitInternals) import UIKitCore

/// The sizes and colors of a switch.
struct SwitchMeasures: LookMeasures {
    /// The size of the frame and of the track, in points.
    let size: CGSize
    /// The width that the switch asks of Auto Layout, in points.
    let intrinsicWidth: CGFloat
    /// The size of the knob, in points, which keeps the same distance from all edges of the track.
    let knob: CGSize
    /// The width by which a finger stretches the knob, in points.
    let stretch: CGFloat
    /// The width of the line around the knob, in points.
    let knobLine: CGFloat
    /// The opacity of the shadow of the knob.
    let shadowOpacity: Float
    /// The color of the track of a switch that is off.
    let offColor: UIColor
    /// The color of the track of a switch that is on.
    let onColor: UIColor
    /// A Boolean value that indicates whether the knob runs a little too far and the color follows a spring.
    let isSpringy: Bool

    /// UIKit's sizes; knob and stretch by eye. The green is that of the system's palette until iOS 12
    /// (Human Interface Guidelines, 2018).
    static let iOS12 = SwitchMeasures(
        size: CGSize(width: 51, height: 31), intrinsicWidth: 49, knob: CGSize(width: 27, height: 27),
        stretch: 5,
        knobLine: 0.5, shadowOpacity: 0.15, offColor: .secondarySystemFill,
        onColor: UIColor(red: 76 / 255, green: 217 / 255, blue: 100 / 255, alpha: 1), isSpringy: false)

    /// UIKit's sizes, the intrinsic one as on iOS 18.4; the shadow of Apple's design resources; knob and
    /// stretch by eye.
    static let iOS18 = SwitchMeasures(
        size: CGSize(width: 51, height: 31), intrinsicWidth: 49, knob: CGSize(width: 27, height: 27),
        stretch: 5,
        knobLine: 0.5, shadowOpacity: 0.15, offColor: .secondarySystemFill, onColor: .systemGreen,
        isSpringy: false)

    /// The sizes of iOS 26.1, and the colors of a track that is off (rows S0091 to S0096 and C0002 of
    /// Apple's numbers, and Mac Catalyst 26.1); the stretch by eye.
    static let iOS26 = SwitchMeasures(
        size: CGSize(width: 63, height: 28), intrinsicWidth: 61, knob: CGSize(width: 37, height: 24),
        stretch: 4,
        knobLine: 0, shadowOpacity: 0,
        offColor: UIColor {
            $0.userInterfaceStyle == .dark
                ? UIColor(white: 1, alpha: 63 / 255)
                : UIColor(white: 0, alpha: 66 / 255)
        },
        onColor: .systemGreen, isSpringy: true)

    /// The distance of the knob's center from the end of the track at which it rests, in points.
    var inset: CGFloat { (size.height - knob.height + knob.width) / 2 }
}
