import Picture

extension UIImage {
    /// The largest side of a page: 14,400 points, 200 inches (ISO 32000-1, annex C).
    private static let largestSide: CGFloat = 14_400

    /// Returns the image of a PDF file's first page, in its size in points, and the parts of it that are not
    /// drawn, in words.
    ///
    /// - Throws: an error whose description is a sentence that names the reason.
    @MainActor package static func page(ofPDF data: Data) throws -> (image: UIImage, leftOut: [String]) {
        let file: PDFFile
        let instructions: [UInt8]
        do {
            file = try PDFFile(data)
            guard let page = file.firstPage else { throw PDFFile.Failure(description: "it has no page") }
            let parts = try file.values(page.entries?["Contents"]).map(file.contents)
            instructions = Array(parts.joined(separator: [0x0A]))
        } catch {
            throw PDFFile.Failure(description: "The PDF cannot be read: \(error).")
        }
        let page = file.firstPage ?? .null
        let crop = file.numbers(page.entries?["CropBox"])
        let sides = crop.count == 4 ? crop : file.numbers(page.entries?["MediaBox"])
        guard sides.count == 4,
            case let size = CGSize(width: sides[2] - sides[0], height: sides[3] - sides[1]),
            size.width > 0, size.height > 0, max(size.width, size.height) <= largestSide
        else { throw PDFFile.Failure(description: "The PDF cannot be read: its page has no size.") }
        let context = CGContext()
        let canvas = CGRect(origin: .zero, size: size)
        context.canvas = canvas
        // A PDF file counts y upward from the lower left corner.
        context.translateBy(x: -sides[0], y: sides[3])
        context.scaleBy(x: 1, y: -1)
        var content = PDFContent(of: file, in: context)
        content.draw(instructions, file.entry("Resources", of: page))
        return (UIImage(recorded: context.drawing, in: canvas), content.leftOut)
    }
}
