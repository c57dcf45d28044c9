@_spi(UIKitInternals) import UIKitCore

/// The sizes of a slider.
struct SliderMeasures: LookMeasures {
    /// The height of the slider, in points.
    let height: CGFloat
    /// The height of the line, in points.
    let trackHeight: CGFloat
    /// The distance of the line from the places that the edges of the knob reach, in points.
    let trackInset: CGFloat
    /// The size of the knob, in points.
    let knob: CGSize
    /// The width of the line around the knob, in points.
    let knobLine: CGFloat
    /// The opacity of the shadow of the knob.
    let shadowOpacity: Float
    /// A Boolean value that indicates whether the whole line is filled at the largest value, and none of it
    /// at the smallest. Otherwise the filled part ends at the middle of the knob there, too.
    let fillsToEnds: Bool

    /// The sizes in UIKit; the shadow of Apple's design resources.
    static let iOS18 = SliderMeasures(
        height: 31, trackHeight: 4, trackInset: 2, knob: CGSize(width: 28, height: 28), knobLine: 0.5,
        shadowOpacity: 0.15, fillsToEnds: false)

    /// The sizes of iOS 26.1 (rows S0109 and L0395 to L0430 of Apple's numbers); the line by eye.
    static let iOS26 = SliderMeasures(
        height: 34, trackHeight: 6, trackInset: 0, knob: CGSize(width: 37, height: 24), knobLine: 0.5,
        shadowOpacity: 0, fillsToEnds: true)
}
