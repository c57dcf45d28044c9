import Flipbook

extension DiffCommand {
    /// Throws an error for an option of scenes that no side takes, since its value would be lost without a
    /// word.
    func refuseUnused(by sides: (DiffSide, DiffSide)) throws {
        guard setB.isEmpty || sides.1.isScene else {
            throw FilmError.invalid("--set-b is for a scene, and “\(b)” is none.")
        }
        let isShown = running.look != nil || running.appearance != .automatic || screen.device != nil
        let isGiven = isShown || running.usesStandIns || !parameters.set.isEmpty || duration != nil
        guard !isGiven || sides.0.isScene || sides.1.isScene else {
            throw FilmError.invalid(
                "--set, --duration, --device, --look, --appearance and --stand-in are for scenes, and neither "
                    + "“\(a)” nor “\(b)” is one.")
        }
        guard !isShown || !sides.0.isFolder && !sides.1.isFolder else {
            throw FilmError.invalid(
                "A scene is compared with a folder as its film.json says; leave out --device, --look and "
                    + "--appearance.")
        }
    }
}
