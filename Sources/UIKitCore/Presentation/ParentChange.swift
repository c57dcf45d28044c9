/// The way in which a controller changes its parent.
package enum ParentChange {
    /// No change.
    case none
    /// The controller is being added to a parent.
    case entering
    /// The controller is being removed from its parent.
    case leaving
}
