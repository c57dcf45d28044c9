public import Picture

/// The host of a scene: its window's steps and pictures, and the fingers that touch it. What code of the
/// scene shares while it runs is in the host's `context`. Flipbook's own.
@preconcurrency @MainActor public final class SceneHost {
    /// The context of the run: its clock, failures, warnings and names.
    public let context: RunContext

    /// A Boolean value that indicates whether pictures show the state of the simulation above the
    /// views; default false.
    public var showsDebugOverlay = false

    /// A Boolean value that indicates whether the script's fingers are drawn above the picture as
    /// discs; default true.
    public var showsTouches = true

    /// A Boolean value that indicates whether the screen has a keyboard, which is shown while a text is
    /// edited; default false. Set it before the scene is shown.
    public var showsKeyboard = false {
        didSet {
            let state = context.screenState
            state.keyboard = withCurrent {
                showsKeyboard ? ScreenKeyboard(SystemKeyboard(), on: window.bounds) : nil
            }
        }
    }

    /// The turn of the device during the film; nil for none.
    var turn: DeviceTurn?

    /// Creates a host for a run, which records failures in its context. The size is in points, the scale in
    /// pixels per point.
    public init(
        size: CGSize, scale: CGFloat = 2, engineGeneration: EngineGeneration = .modern,
        textRuler: (any TextMeasurer)? = nil
    ) {
        KeyedProperties.registration
        ArchivedProperties.registration
        context = RunContext(size: size, scale: scale, textRuler: textRuler)
        context.dynamics.engineGeneration = engineGeneration
        context.screenState.interfaces = context[SceneInterfaces.self]
        context.screenState.presentations = context[SheetPresentations.self]
        context.screenState.appearances.table = .uiKit
    }

    // A renderer may let go of the last reference on any thread, but code of the scene that its views run in
    // their own `deinit` belongs to the main actor.
    isolated deinit {}

    /// The fingers and tilts that act on the scene; default none. A script that breaks a rule is an
    /// error and has no effect.
    public var inputScript: InputScript {
        get { input.script }
        set { withCurrent { input.play(newValue) } }
    }

    /// The fingers and the tilt that follow the script.
    var input: ScriptedInput { context[ScriptedInput.self] }

    /// Shows a view controller: loads its view, fits it to the window, and calls the controller's methods in
    /// UIKit's order.
    /// Tasks that these start run before the first picture, up to where they wait.
    public func install(_ viewController: UIViewController) {
        context.install(viewController)
        withCurrent {
            context.jobs.performReady()
            context.screenState.layOutAndDraw()
        }
    }

    /// Runs code with this host's context as the current one.
    @discardableResult
    public func withCurrent<T>(_ body: () throws -> T) rethrows -> T { try context.withCurrent(body) }

    /// Advances by one tick in seconds, in the order of an iteration of UIKit's run loop.
    ///
    /// 1. The clock advances.
    /// 2. Tasks wake that slept until now, in the order of their times. Tasks that the following steps resume
    ///    run at the end of each.
    /// 3. Input: fingers and tilt follow the script, recognizers and views receive touches, so that a
    ///    response is in the frame that shows the touch.
    /// 4. Due actions: ends of animations, `DispatchQueue` and `Timer`, in the order of their times.
    /// 5. Display links, in the order in which they were added.
    /// 6. Animators move their items. They come after the display links, because an animator has a display
    ///    link of its own behind those of scenes: changes of 2 to 5 act in this very step.
    /// 7. Observers of properties that do not announce their changes.
    /// 8. Layout and the drawing functions of views, last, as before a device shows its frame.
    public func advance(by dt: TimeInterval) {
        guard dt >= 0, dt.isFinite else {
            return context.fail(
                SceneFailure("SceneHost: a tick must be 0 or more seconds long, but it is \(dt)."))
        }
        withCurrent {
            clock.move(by: dt)
            context.jobs.wake(until: clock.time)
            input.advance(to: clock.time)
            context.jobs.performReady()
            clock.performDueActions()
            context.jobs.performReady()
            clock.callDisplayLinks(after: dt)
            context.jobs.performReady()
            clock.tick(by: dt)
            context.jobs.performReady()
            context[ObservedObjects.self].notifyOfChanges()
            context.screenState.layOutAndDraw()
        }
    }

    /// Returns a picture of the window's current state, including animations, the debug overlay and the
    /// fingers if they are shown. While a root view that should cover the window leaves a part of it free,
    /// a black layer is behind it, as on devices.
    public func picture(background: Color = .white) -> Picture {
        withCurrent {
            for animator in animators { animator.nameItems() }
            var layers: [Layer] = []
            let views = context.shownLooks.withoutNoting {
                context[LayerRoom.self].drawing { window.pictureLayer(at: clock.time) }
            }
            if let views { layers.append(views) }
            layers += context.debugLayers(ofAll: showsDebugOverlay)
            if showsTouches, let fingers = input.picture(at: clock.time) { layers.append(fingers) }
            let ground = ground(otherwise: background)
            if let turn { return self.picture(of: layers, on: turn, background: background, ground: ground) }
            var picture = Picture(size: window.bounds.size, background: background)
            picture.layers = (ground == background ? [] : [paper(ground)]) + layers
            return picture
        }
    }
}
