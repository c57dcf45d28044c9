public import CoreGeometry
public import Picture

extension Film {
    /// The settings with which a scene is filmed.
    ///
    ///     let film = try Film(of: entry, Film.Settings(fps: 30, duration: 1))
    public struct Settings: Sendable {
        /// The frame rate in frames per second, 1...240; default 60.
        public var fps: Double
        /// The number of pixels per point, above 0 and at most 8; default 2.
        public var scale: Double
        /// The duration of the scene in seconds, above 0 and at most 3600; default nil, the scene's own. Slow
        /// motion makes the film longer than that.
        public var duration: TimeInterval?
        /// The frames to render; default nil, all of them.
        public var frames: FrameRange?
        /// The color behind the scene's view; default white.
        public var background: Color
        /// A Boolean value that indicates whether frames show the animators' debug overlay over the views;
        /// default false.
        public var showsDebugOverlay: Bool
        /// A Boolean value that indicates whether frames show the engine's own states instead of states
        /// interpolated between its sub-steps; default false. Frames with the debug overlay always do.
        public var showsRawMotion: Bool
        /// A Boolean value that indicates whether frames show the body of the device around the scene, with
        /// its status bar and home indicator; default false. Trails and plots never do.
        public var showsBezel: Bool
        /// The factor by which the film is slower than the scene, 1...100; default 1. It does not affect the
        /// simulation.
        public var slowMotion: Double
        /// The number of pictures averaged in linear light for each frame, 1...64; default 1, which means no
        /// motion blur.
        public var motionBlur: Int
        /// The values of parameters by name; missing ones have the scene's defaults.
        public var parameters: [String: Double]
        /// The values of another parameter, filmed side by side; default nil.
        public var sweep: ParameterSweep?

        /// Creates settings; those left out have their defaults.
        public init(
            fps: Double = 60, scale: Double = 2, duration: TimeInterval? = nil, frames: FrameRange? = nil,
            background: Color = .white, showsDebugOverlay: Bool = false, showsRawMotion: Bool = false,
            showsBezel: Bool = false, slowMotion: Double = 1, motionBlur: Int = 1,
            parameters: [String: Double] = [:],
            sweep: ParameterSweep? = nil
        ) {
            self.fps = fps
            self.scale = scale
            self.duration = duration
            self.frames = frames
            self.background = background
            self.showsDebugOverlay = showsDebugOverlay
            self.showsRawMotion = showsRawMotion
            self.showsBezel = showsBezel
            self.slowMotion = slowMotion
            self.motionBlur = motionBlur
            self.parameters = parameters
            self.sweep = sweep
        }
    }

    /// The settings of this film, with its own duration and frames.
    public var settings: Settings {
        var settings = given
        (settings.duration, settings.frames) = (duration, frames)
        return settings
    }

    /// Returns the same film with changed settings.
    /// - Throws: `FilmError.invalid` for a setting that is not allowed.
    public func with(_ change: (inout Settings) -> Void) throws -> Film {
        var settings = settings
        change(&settings)
        var film = try Film(of: entry, settings)
        film.declarations = declarations
        return film
    }
}

extension Film {
    /// The frame rate in frames per second.
    public var fps: Double { given.fps }
    /// The number of pixels per point.
    public var scale: Double { given.scale }
    /// The number of pixels per point of the scene's screen: that of the film, but at least 1, as on every
    /// device. A smaller film shows the same layout in fewer pixels.
    package var screenScale: Double { max(1, given.scale) }
    /// The color behind the scene's view.
    public var background: Color { given.background }
    /// A Boolean value that indicates whether frames show the animators' debug overlay.
    public var showsDebugOverlay: Bool { given.showsDebugOverlay }
    /// A Boolean value that indicates whether frames show the engine's own states.
    public var showsRawMotion: Bool { given.showsRawMotion }
    /// A Boolean value that indicates whether frames show the body of the device.
    public var showsBezel: Bool { given.showsBezel }
    /// The factor by which the film is slower than the scene.
    public var slowMotion: Double { given.slowMotion }
    /// The number of pictures averaged for each frame.
    public var motionBlur: Int { given.motionBlur }
    /// The values of parameters by name.
    public var parameters: [String: Double] { given.parameters }
    /// The values of another parameter, filmed side by side; nil for none.
    public var sweep: ParameterSweep? { given.sweep }
}
