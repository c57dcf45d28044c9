/// An object that makes room for the keyboard.
@MainActor package protocol KeyboardFollower: AnyObject {
    /// True for an object that moves others, and so makes room before those.
    var movesOthers: Bool { get }
    /// Makes room for a keyboard that comes or moves or whose text is another one, and takes the room back
    /// when it leaves. Changes belong to the keyboard's animation.
    func makeRoom(for keyboard: ScreenKeyboard)
}
