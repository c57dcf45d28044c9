/// The state of the device, which is the same in every film.
extension ProcessInfo {
    /// The states of the device's temperature.
    public enum ThermalState: Int, Sendable {
        /// Usual.
        case nominal = 0
        /// Raised.
        case fair
        /// High: the system slows down.
        case serious
        /// So high that the device must cool down.
        case critical
    }

    /// The state of the device's temperature: always the usual one.
    public var thermalState: ThermalState { .nominal }

    /// A Boolean value that indicates whether the device saves energy: always false.
    public var isLowPowerModeEnabled: Bool { false }
}
