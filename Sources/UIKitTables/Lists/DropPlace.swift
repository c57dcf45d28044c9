/// The place that a dropped item would take.
package enum DropPlace {
    /// None.
    case none
    /// One between cells.
    case between
    /// That of a cell.
    case into
}
