/// The directions in which the interface stands.
public enum UIInterfaceOrientation: Int, Sendable {
    /// No direction.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// On its side, with the home button at the left.
    case landscapeLeft = 4
    /// On its side, with the home button at the right.
    case landscapeRight = 3

    /// A Boolean value that indicates whether the interface is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// A Boolean value that indicates whether the interface is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
