/// The sizes of what rows show while they are edited, in points.
///
/// They are those of iOS 26.1, iPhone SE, as the documentation of Vercantez/openuikit reports them: in a row
/// of 375 points the content lies from 40 to 332, the mark is 26 points large at 15, and the grip goes from
/// 332 to 359.
package enum EditingMeasures {
    /// The width and height of the mark's view.
    package static let control: CGFloat = 26
    /// The diameter of the mark's disk.
    package static let disk: CGFloat = 22
    /// The length and thickness of the line in a disk.
    package static let line = CGSize(width: 10.5, height: 1.5)
    /// The distance of the mark from the margin, outward.
    package static let overhang: CGFloat = 1
    /// The distance from the margin by which the content is indented: to 40 from a margin of 16.
    package static let room: CGFloat = 24
    /// The width of the grip.
    package static let grip: CGFloat = 27
    /// The height of the grip's lines together with the room around them.
    package static let gripHeight: CGFloat = 15
    /// The distances of the grip's lines from the upper edge of that room.
    package static let gripLines: [CGFloat] = [2, 6.5, 11.5]
    /// The distance of the grip's lines from its sides.
    package static let gripInset: CGFloat = 2.5
    /// The time in which marks and grips come and go, in seconds, by eye.
    package static let duration = 0.3
}
