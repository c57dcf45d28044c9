/// The image of an action on the home screen.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
    /// The images of the system.
    public enum IconType: Int, Sendable {
        /// A pen, a triangle, two bars, a plus sign, a pin, a magnifier and an arrow.
        case compose, play, pause, add, location, search, share
        /// A prohibition, a person, a house, a pin, a heart, a cloud and an envelope.
        case prohibit, contact, home, markLocation, favorite, love, cloud, invitation
        /// A check mark, letters, a message, a date, a camera and others.
        case confirmation, mail, message, date, time, capturePhoto, captureVideo
        /// A task, a task that is done, an alarm, a bookmark, a shuffle, audio and an update.
        case task, taskCompleted, alarm, bookmark, shuffle, audio, update
    }

    /// Creates an image of the system.
    public convenience init(type: IconType) { self.init() }
    /// Creates an image from one of the app.
    public convenience init(templateImageName: String) { self.init() }
    /// Creates an image from a symbol.
    public convenience init(systemImageName: String) { self.init() }
}
