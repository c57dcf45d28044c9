import Flipbook

extension CatalogEntry {
    /// Says on standard error which device the app of the scene itself demands, where no device was chosen:
    /// the screen decides where things are.
    ///
    /// - Parameter takesDevices: true for a command with `--device`, which the sentence names.
    func noteDevice(takesDevices: Bool = false) {
        guard let deviceNote else { return }
        Terminal.error(deviceNote + (takesDevices ? "; --device takes another one." : "."))
    }
}
