import Picture

extension PDFContent {
    /// The number of colors that stand for the function of a gradient.
    private static let sampleCount = 33

    /// Draws a gradient over the clip.
    mutating func drawShading(_ shading: PDFValue) {
        let named = file.entry("ColorSpace", of: resources)
        let ends = file.numbers(shading.entries?["Coords"])
        guard let kind = file.entry("ShadingType", of: shading).integer, ends.count == 2 * kind,
            let space = PDFColorSpace(file.entry("ColorSpace", of: shading), in: file, named: named),
            let function = PDFFunction(file.entry("Function", of: shading), in: file),
            let gradient = gradient(of: shading, space, function)
        else { return leaveOut("a gradient of a kind that is not read") }
        let extends = file.values(shading.entries?["Extend"]).compactMap(\.bool)
        var options: CGGradientDrawingOptions = []
        if extends.first == true { options.insert(.drawsBeforeStartLocation) }
        if extends.last == true, extends.count == 2 { options.insert(.drawsAfterEndLocation) }
        context.saveGState()
        context.state.alpha = state.fillAlpha
        if kind == 2 {
            context.drawLinearGradient(
                gradient, start: CGPoint(x: ends[0], y: ends[1]), end: CGPoint(x: ends[2], y: ends[3]),
                options: options)
        } else {
            context.drawRadialGradient(
                gradient, startCenter: CGPoint(x: ends[3], y: ends[4]), startRadius: ends[2],
                endCenter: CGPoint(x: ends[3], y: ends[4]), endRadius: ends[5], options: options)
        }
        context.restoreGState()
    }

    private func gradient(
        of shading: PDFValue, _ space: PDFColorSpace, _ function: PDFFunction
    ) -> CGGradient? {
        let domain = file.numbers(shading.entries?["Domain"])
        let (low, high) = domain.count == 2 ? (domain[0], domain[1]) : (0, 1)
        let places = (0..<Self.sampleCount).map { CGFloat($0) / CGFloat(Self.sampleCount - 1) }
        let colors = places.map { CGColor(space.color(function(low + $0 * (high - low)))) }
        return CGGradient(colorsSpace: nil, colors: colors, locations: places)
    }
}
