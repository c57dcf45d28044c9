import Flipbook
import Picture

/// The one run of a gallery's scene, which feeds all its files. Each file has the bytes that the command
/// beside it on the page writes.
@MainActor struct SceneRecording {
    /// The film, at the scale of the gallery.
    private let film: Film
    private let vectors: VectorFiles
    private let poster: PictureRecording
    private let trail: TrailRecording
    private let plots: PlotRecording
    private let frames = FrameRecording()
    private let engine: LiveEngine?
    private let appearance: AnimatedSVG.Appearance

    /// Prepares the files of a scene.
    init(of scene: GalleryScene, in gallery: Gallery) throws {
        film = try gallery.film(of: scene).resolved()
        var settings = VectorSettings()
        (settings.still, settings.appearance) = (.first, gallery.isDark ? .dark : .light)
        vectors = try VectorFiles(
            of: film, to: [(gallery.path(scene.address(of: .vectors)), .svg)], settings)
        poster = try PictureRecording(of: film, at: scene.entry.posterTime)
        var look = scene.entry.trail.look
        look.theme = gallery.isDark ? .dark : .light
        trail = try TrailRecording(of: film, look: look)
        plots = PlotRecording(of: film)
        engine = gallery.engine
        appearance = gallery.appearance
    }

    /// Runs the scene.
    func run(with renderer: FilmRenderer) throws {
        try renderer.run(film, for: [vectors, poster, trail, plots, frames])
    }

    /// The description of the motion in words.
    var description: String { vectors.summary }

    /// Writes a part to a path.
    /// - Throws: `FilmError.lacking` for a plot of a scene without items.
    func write(_ part: GalleryScene.Part, to path: String, with renderer: FilmRenderer) async throws {
        switch part {
        case .vectors: try vectors.write()
        case .film:
            try await renderer.render(
                frames.frames, of: film, to: OutputPath(path),
                settings: VideoSettings(extraArguments: shellWords(Gallery.encoding)))
        case .poster:
            if let picture = poster.picture { try Figure(picture, scale: film.scale).write(to: path) }
        case .trail: try Figure(trail.picture(), scale: film.scale).write(to: path)
        case .plot: try plots.plot(.gallery(.light)).figure().write(to: path)
        case .darkPlot: try plots.plot(.gallery(.dark)).figure().write(to: path)
        case .live: try writeLivePage(to: path)
        }
    }

    /// Returns the film of the page with a live figure, which turns the colors of a light interface itself.
    private func liveFilm() throws -> Film {
        guard appearance == .dark else { return film }
        let light = try film.with { $0.background = .white }
        return try Film(of: AnimatedSVG.Appearance.light.applied(to: film.entry), light.settings).resolved()
    }

    /// Writes a page whose items can be dragged. It needs runs of its own, in which the engine's state is
    /// recorded.
    /// - Throws: `FilmError.lacking` without an engine, and for a scene that cannot be live.
    private func writeLivePage(to path: String) throws {
        var settings = VectorSettings()
        (settings.engine, settings.appearance) = (engine, appearance)
        guard engine != nil,
            let page = try? VectorFiles(of: liveFilm(), to: [(path, .html)], settings)
        else {
            throw FilmError.lacking("“\(film.entry.name)” has no live figure.")
        }
        try page.record()
        if let warning = page.warning { throw FilmError.lacking(warning) }
        guard page.byteCount <= Gallery.mostLive else {
            throw FilmError.lacking(
                "The live figure of “\(film.entry.name)” has more than \(Gallery.mostLive) bytes.")
        }
        try page.write()
    }
}

/// The frames of a run, kept until it is known whether the page takes a video: a trail keeps as many
/// pictures.
@MainActor private final class FrameRecording: FrameObserver {
    private(set) var frames: [Frame] = []

    func begin(with run: SimulationRun?) {}

    func add(_ frame: Frame) { frames.append(frame) }

    func end() {}
}

extension PlotSpec {
    /// Returns the specification of a gallery's plots: position and speed.
    fileprivate static func gallery(_ theme: Theme) -> PlotSpec {
        var spec = PlotSpec()
        (spec.quantities, spec.theme) = (Gallery.quantities, theme)
        return spec
    }
}
