/// The kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// No kind specified.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television.
    case tv = 2
    /// A screen in a car.
    case carPlay = 3
    /// A computer.
    case mac = 5
}
