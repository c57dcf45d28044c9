public import UIKitHost

/// An entry of the catalog: the name of a scene, its description, and the settings of its host.
public struct CatalogEntry: Sendable {
    /// The name of the scene in commands.
    public private(set) var name: String
    /// The description of the scene, in one line.
    public let summary: String
    /// The size of the view, in points.
    public private(set) var size: CGSize
    /// The insets of the view that bars and notches of a device cover, in points; default none.
    public internal(set) var safeAreaInsets = UIEdgeInsets.zero
    /// The device on whose screen the scene is shown; nil for none, and for one that turns.
    private var device: DeviceProfile?
    /// The sentence, without its period, that names the device which the app itself demands; nil where the
    /// scene has its own size, and where a device was chosen.
    package private(set) var deviceNote: String?
    /// The turn of the device during the film; default nil, for none.
    public private(set) var turn: DeviceTurn?
    /// A Boolean value that indicates whether the interface is dark; default false.
    public var isDark = false
    /// The generation of Apple's system whose controls, bars and sheets the film shows; default iOS 18.
    public var look = SystemLook.iOS18
    /// The default duration of the film, in seconds.
    public private(set) var duration: TimeInterval
    /// The engine generation whose constants the physics uses; default modern.
    public var engineGeneration = EngineGeneration.modern
    /// The script of touches and of the device's tilt; default none.
    public private(set) var input: InputScript = []
    /// A Boolean value that indicates whether the script was given from outside, in place of the scene's own.
    private(set) var hasGivenInput = false
    /// The values that a recording gives to parameters, in place of the scene's defaults; default none.
    private(set) var recordedValues: [String: Double] = [:]
    /// The number of pixels per point of the recorded device; default nil, for the film's own.
    package private(set) var recordedScale: Double?
    /// A Boolean value that indicates whether touches are visible in the film; default true.
    public var showsTouches = true
    /// A Boolean value that indicates whether the screen has a keyboard, which is shown while a text is
    /// edited; default true.
    public var showsKeyboard = true
    /// A Boolean value that indicates whether the scene itself shows its touches.
    private var showsOwnTouches = true
    /// The time in seconds of the picture that represents the film, for example in a gallery; default two
    /// fifths of the duration.
    public var posterTime: TimeInterval
    /// The style of the scene's trail where the command sets none; by default it follows from the motion.
    public var trail = TrailStyle()
    /// The heading under which the scene is listed, such as a book; default nil, for none.
    public private(set) var group: String?
    /// A Boolean value that indicates whether `flipbook list` omits the scene; default false.
    public private(set) var isHidden = false
    /// The source text of a scene file that is compiled at run time, or nil for a scene of the program
    /// itself. Manifests store its hash, so that frames of an earlier text are recognized.
    public var source: String?
    /// The path of the folder whose images the scene finds by their names; default nil, for none.
    public var resourceFolder: String?
    /// A Boolean value that indicates whether the storyboards of other apps below that folder are left out;
    /// default false.
    package var leavesOutOtherApps = false
    /// A Boolean value that indicates whether Flipbook's own views and images take the places of those in
    /// missing storyboards, xibs and image files; default false, for a failure.
    public var usesStandIns = false
    /// The monitor that records which scene is running; default nil, for none.
    package var monitor: RunMonitor?

    /// A Boolean value that indicates whether touches are hidden that the scene itself shows.
    var hidesTouches: Bool { showsOwnTouches && !showsTouches }

    /// The device on which the scene is shown, as it is held at the start; nil for none.
    var shownDevice: DeviceProfile? { turn?.device ?? device }

    /// Returns the entry under a name that distinguishes it from another one.
    package func named(_ name: String) -> CatalogEntry {
        var entry = self
        entry.name = name
        return entry
    }

    /// Returns the entry with the screen of a device in place of its own size.
    public func shown(on device: DeviceProfile) -> CatalogEntry {
        var entry = self
        (entry.size, entry.safeAreaInsets, entry.device) = (device.size, device.safeAreaInsets, device)
        entry.deviceNote = nil
        return entry
    }

    /// Returns the entry with the screen that the app of the scene demands.
    ///
    /// - Parameters:
    ///   - name: The name of the device; an unknown one changes nothing.
    ///   - reason: The reason, as a part of a sentence that begins with the app.
    package func shown(onDeviceNamed name: String, because reason: String) -> CatalogEntry {
        guard let device = DeviceProfile.named(name) else { return self }
        var entry = shown(on: device)
        entry.deviceNote =
            "“\(self.name)” \(reason), so it is filmed on the screen \(name)"
        return entry
    }

    /// The insets of the view in the entry's look: some systems have higher bars on the same device.
    @MainActor var insetsInLook: UIEdgeInsets { device?.safeAreaInsets(in: look) ?? safeAreaInsets }

    /// Returns the entry on a device that turns during the film: its pictures are squares with room for both
    /// directions.
    public func turning(by turn: DeviceTurn) -> CatalogEntry {
        var entry = self
        (entry.size, entry.safeAreaInsets, entry.turn) = (turn.pictureSize, turn.start.insets, turn)
        entry.device = nil
        return entry
    }

    /// A Boolean value that indicates whether the duration is the default one, since the scene declares none.
    package internal(set) var hasDefaultDuration: Bool

    private let make: @MainActor @Sendable () -> UIViewController

    /// Creates the entry of a scene type, with the settings that the type declares.
    @MainActor public init<S: Scene>(_ type: S.Type) {
        self.init(viewController: S.name, summary: S.summary, size: S.size, duration: S.duration) {
            let scene = S()
            return scene as? UIViewController ?? SceneViewController(scene)
        }
        (engineGeneration, input, showsTouches) = (S.engineGeneration, S.input, S.showsTouches)
        (posterTime, trail, showsOwnTouches) = (S.posterTime, S.trail, S.showsTouches)
    }

    /// Creates the entry of any view controller, which need not conform to `Scene`.
    ///
    /// - Parameters:
    ///   - name: the name in commands.
    ///   - summary: the description, in one line.
    ///   - size: the size of the view in points; default 320 x 568.
    ///   - duration: the duration in seconds; default 2.
    ///   - make: a closure that creates the view controller of each run.
    public init(
        viewController name: String, summary: String, size: CGSize = CGSize(width: 320, height: 568),
        duration: TimeInterval? = nil, _ make: @escaping @MainActor @Sendable () -> UIViewController
    ) {
        self.name = name
        self.summary = summary
        self.size = size
        self.duration = duration ?? 2
        hasDefaultDuration = duration == nil
        posterTime = self.duration * 2 / 5
        self.make = make
    }

    /// Creates the view controller of a run.
    @MainActor func makeViewController() -> UIViewController {
        monitor?.scene.begin(name)
        return make()
    }

    var code: SceneCode { SceneCode(source: source) }

    /// Returns a copy of the entry in a group with the given name.
    public func grouped(_ name: String) -> CatalogEntry {
        var copy = self
        copy.group = name
        return copy
    }

    /// Returns a copy of the entry that plays another script; fingers of the script are visible.
    public func playing(_ input: InputScript) -> CatalogEntry {
        var copy = self
        (copy.input, copy.hasGivenInput) = (input, true)
        return copy
    }

    /// Returns a copy of the entry that is shown as a recording was, plays its touches, and lasts as long.
    /// One that names no duration lasts until a second after the last touch of its first minute.
    public func playing(_ recording: InputRecording) -> CatalogEntry {
        var copy = recording.device.map { shown(on: $0) } ?? self
        if recording.isDark { copy.isDark = true }
        if let look = recording.look { copy.look = look }
        let end = recording.script.entries.map(\.end).max() ?? 0
        if let duration = recording.duration {
            copy.duration = duration
        } else if hasDefaultDuration, end > duration, end < 60 {
            copy.duration = (end + 1).rounded(.up)
        }
        (copy.input, copy.hasGivenInput) = (recording.script, true)
        copy.recordedValues = recording.parameters
        copy.recordedScale = recording.device.map { Double($0.scale) }
        return copy
    }

    /// Returns the same entry, omitted from `flipbook list`.
    public func hidden() -> CatalogEntry {
        var copy = self
        copy.isHidden = true
        return copy
    }
}
