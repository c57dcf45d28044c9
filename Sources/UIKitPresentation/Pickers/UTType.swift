/// A type of files, known by its identifier.
public struct UTType: Sendable, Hashable {
    /// The identifier, such as public.png.
    public let identifier: String
    /// The usual ending of the names of such files, without its dot; nil for none.
    public let preferredFilenameExtension: String?

    /// Creates a type from its identifier, which may be any.
    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self = Self.all.first { $0.identifier == identifier } ?? UTType(identifier, nil)
    }

    /// Creates the type of files with an ending; nil for an unknown one.
    public init?(filenameExtension: String) {
        let ending = filenameExtension.lowercased()
        let name = ["jpg": "jpeg", "htm": "html", "text": "txt"][ending] ?? ending
        guard let type = Self.all.first(where: { $0.preferredFilenameExtension == name }) else { return nil }
        self = type
    }

    private init(_ identifier: String, _ ending: String?) {
        (self.identifier, preferredFilenameExtension) = (identifier, ending)
    }

    /// Any file or folder.
    public static let item = UTType("public.item", nil)
    /// Any document.
    public static let content = UTType("public.content", nil)
    /// Any bytes.
    public static let data = UTType("public.data", nil)
    /// A folder.
    public static let folder = UTType("public.folder", nil)
    /// Any text.
    public static let text = UTType("public.text", nil)
    /// Text without styles.
    public static let plainText = UTType("public.plain-text", "txt")
    /// Text with styles.
    public static let rtf = UTType("public.rtf", "rtf")
    /// A page of HTML.
    public static let html = UTType("public.html", "html")
    /// A text in XML.
    public static let xml = UTType("public.xml", "xml")
    /// A text in JSON.
    public static let json = UTType("public.json", "json")
    /// A table with commas.
    public static let commaSeparatedText = UTType("public.comma-separated-values-text", "csv")
    /// Pages in PDF.
    public static let pdf = UTType("com.adobe.pdf", "pdf")
    /// Any image.
    public static let image = UTType("public.image", nil)
    /// An image in PNG.
    public static let png = UTType("public.png", "png")
    /// An image in JPEG.
    public static let jpeg = UTType("public.jpeg", "jpeg")
    /// An image in GIF.
    public static let gif = UTType("com.compuserve.gif", "gif")
    /// Any sound.
    public static let audio = UTType("public.audio", nil)
    /// A sound in MP3.
    public static let mp3 = UTType("public.mp3", "mp3")
    /// Any video, with or without sound.
    public static let movie = UTType("public.movie", nil)
    /// A video in MPEG-4.
    public static let mpeg4Movie = UTType("public.mpeg-4", "mp4")
    /// An archive in ZIP.
    public static let zip = UTType("public.zip-archive", "zip")

    private static let all = [
        item, content, data, folder, text, plainText, rtf, html, xml, json, commaSeparatedText, pdf, image,
        png, jpeg, gif, audio, mp3, movie, mpeg4Movie, zip,
    ]
}
