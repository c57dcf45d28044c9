import Picture

/// The place where a scene plays: a window, a clock, and what a take has to remember. One for each take.
@MainActor public final class Stage {
    /// The stage that scene code plays on; never missing: at first one of 320 x 568 points that is not
    /// filmed.
    public static var current = Stage(size: CGSize(width: 320, height: 568), isFilming: false)

    /// The root of the view tree, as large as the film.
    public let window: UIWindow
    /// The virtual time of the take.
    public let clock = FilmClock()
    /// Which engine an animator uses when the scene names none; default `modern`.
    public let engineGeneration: EngineGeneration
    /// Pixels per point; default 2.
    public let scale: CGFloat
    /// What knows how large text is when it is drawn; nil for a rough estimate.
    public let textRuler: (any TextRuler)?
    /// The first failure reported; nil while all is well.
    public private(set) var failure: SceneFailure?
    /// The object whose stored properties give items their names; the root view controller where nothing is
    /// set.
    public var nameSource: AnyObject?

    /// Whether animators remember their items' ways through the sub-steps of each tick, for films that show
    /// what lies between ticks; default false. It does not change the motion.
    package var recordsItemWays = false

    /// Whether pictures show items at moments that move evenly, between the engine's sub-steps; default false,
    /// for the states of the engine. It does not change the motion. Ours.
    public var showsEvenMotion = false

    /// How many threads an animator that is made from now on steps its world with, where its solver uses
    /// several; default 1, from 1 to 64; numbers outside count as the nearer end. The motion is the same bit
    /// by bit. Ours.
    public var simulationThreads = 1 {
        didSet { simulationThreads = max(1, min(simulationThreads, 64)) }
    }

    /// Whether pictures show what the animators see, over the views; default false.
    public var showsDebugOverlay = false

    /// Whether the script's fingers are drawn over the picture, as discs; default true. Ours.
    public var showsTouches = true

    /// What fingers do to the scene, and how the device is tilted; default nothing. A script that breaks a
    /// rule is an error, and nothing of it is done.
    public var inputScript: InputScript {
        get { input.script }
        set { asCurrent { input.play(newValue) } }
    }

    private(set) lazy var input = ScriptedInput(window: window)
    private(set) lazy var screen = UIScreen(stage: self)
    var areAnimationsEnabled = true
    private var names = ItemNames()
    private let isFilming: Bool

    /// A stage for a take: failures are recorded in `failure`.
    ///
    /// The size is in points; scale is pixels per point.
    public convenience init(
        size: CGSize, scale: CGFloat = 2, engineGeneration: EngineGeneration = .modern,
        textRuler: (any TextRuler)? = nil
    ) {
        self.init(
            size: size, scale: scale, engineGeneration: engineGeneration, textRuler: textRuler,
            isFilming: true)
    }

    private init(
        size: CGSize, scale: CGFloat = 2, engineGeneration: EngineGeneration = .modern,
        textRuler: (any TextRuler)? = nil, isFilming: Bool
    ) {
        (self.scale, self.engineGeneration, self.textRuler) = (scale, engineGeneration, textRuler)
        self.isFilming = isFilming
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
    }

    /// Reports a failure: the first one is recorded when filming; a stage that is not filmed stops the
    /// program with the sentence, exit code 70.
    public func fail(_ failure: SceneFailure) {
        guard isFilming else {
            FileHandle.standardError.write(Data("\(failure.message)\n".utf8))
            exit(70)
        }
        if self.failure == nil { self.failure = failure }
    }

    /// Shows a view controller: its view is loaded and fills the window, and the controller hears of it in
    /// UIKit's order.
    ///
    /// The view has the window's bounds from `viewDidLoad` on, as on the full-screen phones of the book's
    /// time.
    public func install(_ viewController: UIViewController) {
        asCurrent {
            window.rootViewController = viewController
            layOut()
        }
    }

    /// Runs code with this stage as the present one.
    public func asCurrent<T>(_ body: () throws -> T) rethrows -> T {
        let outer = Stage.current
        Stage.current = self
        defer { Stage.current = outer }
        return try body()
    }

    /// One tick by seconds, in the order of a turn of UIKit's run loop.
    ///
    /// 1. The clock moves on.
    /// 2. Input: fingers and tilt follow the script; recognizers and views hear of it, so that an answer to a
    ///    touch is seen in the frame that shows the touch.
    /// 3. Due actions: animations that end, `DispatchQueue` and `Timer`, in the order of their times.
    /// 4. Display links, in the order in which they were added.
    /// 5. Animators move their items. They come after the display links, since an animator is driven by a
    ///    link of its own that scenes cannot get behind: what 2 to 4 change acts in this very step.
    /// 6. Layout, last, as before a device draws its frame.
    public func advance(by dt: TimeInterval) {
        guard dt >= 0, dt.isFinite else {
            return fail(SceneFailure("Stage: a tick must be 0 or more seconds long, but it is \(dt)."))
        }
        asCurrent {
            clock.move(by: dt)
            input.advance(to: clock.time)
            clock.performDueActions()
            clock.callDisplayLinks(after: dt)
            clock.tick(by: dt)
            layOut()
        }
    }

    /// What the window's tree looks like now, animations included, with the fingers upon it.
    public func picture(background: Color = .white) -> Picture {
        asCurrent {
            for animator in animators { animator.nameItems() }
            var picture = Picture(size: window.bounds.size, background: background)
            if let views = window.pictureLayer(at: clock.time) { picture.layers.append(views) }
            picture.layers += debugLayers
            if showsTouches, let fingers = input.picture(at: clock.time) { picture.layers.append(fingers) }
            return picture
        }
    }

    /// A name for an item, for traces and messages: unique, and the same throughout the take.
    ///
    /// It is the accessibility identifier; else the name of the stored property of `nameSource` that holds
    /// the object, with the
    /// index if it is in an array ("square", "squares0"); else "item0", "item1" and so on in the order of
    /// asking.
    /// A name that another object has already gets a number at its end.
    public func name(of object: AnyObject) -> String {
        names.name(of: object, source: nameSource ?? window.rootViewController)
    }

    /// Views that ask for layout while being laid out get it in the same tick, but a circle of them ends
    /// after ten rounds.
    private func layOut() {
        for _ in 0..<10 where window.subtreeNeedsLayout { window.layoutIfNeeded() }
    }
}
