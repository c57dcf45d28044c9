import Picture

extension UIImage {
    /// The largest side of a drawing: 14,400 points, as for pages of PDF files.
    private static let largestDrawing: CGFloat = 14_400

    /// Returns the image of an SVG file, in its size in points, and the parts of it that are not drawn, in
    /// words.
    ///
    /// - Throws: an error whose description is a sentence that names the reason.
    @MainActor package static func drawing(ofSVG data: Data) throws -> (image: UIImage, leftOut: [String]) {
        let root: SVGElement
        let (size, box): (CGSize, CGRect)
        do {
            root = try SVGReader.root(of: data)
            (size, box) = try area(of: root)
        } catch {
            throw SVGReader.Failure(description: "The SVG cannot be read: \(error).")
        }
        let canvas = CGRect(origin: .zero, size: size)
        let context = CGContext()
        context.canvas = canvas
        context.concatenate(fit(of: box, in: size, root["preserveAspectRatio"] ?? ""))
        var drawing = SVGDrawing(of: root, viewport: box.size, in: context)
        drawing.drawRoot(root)
        return (UIImage(recorded: context.drawing, in: canvas), drawing.leftOut)
    }

    /// Returns the size of a file in points and the part of its coordinates that is seen. Without a size of
    /// its own a file has that of its coordinates.
    private static func area(of root: SVGElement) throws(SVGReader.Failure) -> (size: CGSize, box: CGRect) {
        let numbers = root["viewBox"].map { SVGNumbers.all(in: $0) } ?? []
        let isSeen = numbers.count == 4 && numbers[2] > 0 && numbers[3] > 0
        let whole = isSeen ? CGSize(width: numbers[2], height: numbers[3]) : .zero
        let size = CGSize(
            width: SVGNumbers.length(root["width"], of: whole.width) ?? whole.width,
            height: SVGNumbers.length(root["height"], of: whole.height) ?? whole.height)
        guard size.width > 0, size.height > 0 else {
            throw SVGReader.Failure(description: "it has no size")
        }
        guard max(size.width, size.height) <= largestDrawing else {
            throw SVGReader.Failure(description: "it is larger than \(Int(largestDrawing)) points")
        }
        let origin = isSeen ? CGPoint(x: numbers[0], y: numbers[1]) : .zero
        return (size, CGRect(origin: origin, size: isSeen ? whole : size))
    }

    /// Returns the transform from a file's coordinates to its size (SVG 1.1, 7.8).
    private static func fit(of box: CGRect, in size: CGSize, _ rule: String) -> CGAffineTransform {
        let ratios = (size.width / box.width, size.height / box.height)
        let origin = CGAffineTransform(translationX: -box.minX, y: -box.minY)
        guard !rule.hasPrefix("none") else {
            return origin.concatenating(CGAffineTransform(scaleX: ratios.0, y: ratios.1))
        }
        let ratio = rule.hasSuffix("slice") ? max(ratios.0, ratios.1) : min(ratios.0, ratios.1)
        func share(_ least: String, _ most: String) -> CGFloat {
            rule.contains(least) ? 0 : rule.contains(most) ? 1 : 0.5
        }
        return origin.concatenating(CGAffineTransform(scaleX: ratio, y: ratio)).concatenating(
            CGAffineTransform(
                translationX: (size.width - box.width * ratio) * share("xMin", "xMax"),
                y: (size.height - box.height * ratio) * share("YMin", "YMax")))
    }
}
