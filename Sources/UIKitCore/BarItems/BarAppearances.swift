/// The appearances of a navigation bar that an item brings along, whose class is above this module.
package struct BarAppearances {
    /// The appearance at the bar's standard height; nil for the bar's own.
    package var standard: NSObject?
    /// The appearance while the top of the content is in sight; nil for the bar's own.
    package var scrollEdge: NSObject?
    /// The appearance at the compact height; nil for the bar's own.
    package var compact: NSObject?
    /// The appearance at the compact height while the top of the content is in sight; nil for the bar's own.
    package var compactScrollEdge: NSObject?
}
