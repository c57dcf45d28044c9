public import CoreGeometry

/// A film as SVG animated by CSS keyframes. It respects the reader's preference for reduced motion, also
/// inside `<img>`.
///
/// With reduced motion, in print, and in viewers without media queries, the file shows the film's still.
public struct AnimatedSVG: Sendable {
    /// The number of times that the film plays; default 0, which repeats forever.
    public var loop = 0
    /// A Boolean value that indicates whether text is converted to outlines, which look the same everywhere;
    /// default false, for text in a font of the reader's computer.
    public var outlinesText = false
    /// The color scheme; default `automatic`. A film with a dark or colored background keeps its colors in
    /// every scheme.
    public var appearance = Appearance.automatic
    /// A Boolean value that indicates whether a hairline runs along the edge of the film, which white paper
    /// does not show on a white page; default false.
    public var hasBorder = false

    /// The color scheme of a film on light paper.
    public enum Appearance: String, Sendable, Hashable, CaseIterable {
        /// The reader's scheme: dark paper in dark mode, otherwise the film's own colors.
        case automatic
        /// The film's own colors.
        case light
        /// Dark paper with light ink.
        case dark
    }

    /// Creates a format with the default settings.
    public init() {}

    /// Creates a format with the settings of a film.
    public init(_ settings: VectorSettings) {
        (loop, outlinesText) = (settings.loop, settings.outlinesText)
        (appearance, hasBorder) = (settings.appearance, settings.hasBorder)
    }

    /// Returns rules for dark paper, inside a media query if the scheme is the reader's.
    func inDarkness(_ rules: String) -> String {
        appearance == .dark ? rules : "@media screen and (prefers-color-scheme:dark){\(rules)}"
    }

    /// Returns the bytes of a film's SVG file.
    /// - Throws: `RasterError` for content that SVG cannot represent.
    public func data(of film: VectorFilm) throws -> Data {
        var writer = SVGFilmWriter(film, self)
        return Data(try writer.file().utf8)
    }
}
