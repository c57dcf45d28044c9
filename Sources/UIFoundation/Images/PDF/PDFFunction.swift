/// A function from a number to color components (ISO 32000-1, 7.10).
indirect enum PDFFunction {
    /// Components at equal distances over a domain.
    case sampled(domain: ClosedRange<CGFloat>, [[CGFloat]])
    /// Components between two ends, by a power of the number.
    case interpolated(from: [CGFloat], to: [CGFloat], exponent: CGFloat)
    /// Functions of the parts of a domain, each with the numbers to which its ends are mapped.
    case stitched(
        domain: ClosedRange<CGFloat>, bounds: [CGFloat], [(PDFFunction, from: CGFloat, to: CGFloat)])
    /// A function for each component.
    case parallel([PDFFunction])

    /// The largest number of functions of which one consists.
    private static let mostParts = 32

    /// Reads a function, or an array of functions; nil for one of several numbers, or in PostScript.
    init?(_ value: PDFValue, in file: PDFFile, depth: Int = 0) {
        guard depth < 3 else { return nil }
        if case .array(let parts) = value {
            let functions = parts.prefix(Self.mostParts).compactMap {
                PDFFunction(file.resolve($0), in: file, depth: depth + 1)
            }
            guard functions.count == parts.count, !parts.isEmpty else { return nil }
            self = .parallel(functions)
            return
        }
        let ends = file.numbers(value.entries?["Domain"])
        let domain = ends.count == 2 && ends[0] < ends[1] ? ends[0]...ends[1] : 0...1
        switch file.entry("FunctionType", of: value).integer {
        case 0:
            guard let samples = Self.samples(of: value, in: file) else { return nil }
            self = .sampled(domain: domain, samples)
        case 2:
            let (from, to) = (file.numbers(value.entries?["C0"]), file.numbers(value.entries?["C1"]))
            self = .interpolated(
                from: from.isEmpty ? [0] : from, to: to.isEmpty ? [1] : to,
                exponent: file.entry("N", of: value).number ?? 1)
        case 3:
            let parts = file.values(value.entries?["Functions"])
            let functions = parts.prefix(Self.mostParts).compactMap {
                PDFFunction($0, in: file, depth: depth + 1)
            }
            let bounds = file.numbers(value.entries?["Bounds"])
            let codes = file.numbers(value.entries?["Encode"])
            guard !functions.isEmpty, functions.count == parts.count, bounds.count == functions.count - 1
            else { return nil }
            let mapped = functions.enumerated().map { index, function in
                let isCoded = 2 * index + 1 < codes.count
                return (
                    function, from: isCoded ? codes[2 * index] : 0, to: isCoded ? codes[2 * index + 1] : 1
                )
            }
            self = .stitched(domain: domain, bounds: bounds, mapped)
        default: return nil
        }
    }

    private static func samples(of value: PDFValue, in file: PDFFile) -> [[CGFloat]]? {
        let sizes = file.values(value.entries?["Size"]).compactMap(\.integer)
        let range = file.numbers(value.entries?["Range"])
        guard sizes.count == 1, let bytes = try? file.contents(of: value),
            let depth = file.entry("BitsPerSample", of: value).integer, depth == 8 || depth == 16
        else { return nil }
        let (width, count) = (depth / 8, range.count / 2)
        guard count > 0, sizes[0] >= 1, sizes[0] * count * width <= bytes.count else { return nil }
        return (0..<sizes[0]).map { sample in
            (0..<count).map { component in
                let place = (sample * count + component) * width
                let high = CGFloat(bytes[place])
                let part = width == 1 ? high / 255 : (high * 256 + CGFloat(bytes[place + 1])) / 65535
                return range[2 * component] + part * (range[2 * component + 1] - range[2 * component])
            }
        }
    }

    /// Returns the components for a number.
    func callAsFunction(_ number: CGFloat) -> [CGFloat] {
        switch self {
        case .parallel(let functions): return functions.map { $0(number).first ?? 0 }
        case .interpolated(let from, let to, let exponent):
            let part = exponent == 1 ? number : pow(max(0, number), exponent)
            return zip(from, to).map { $0 + part * ($1 - $0) }
        case .sampled(let domain, let samples):
            let part = (number - domain.lowerBound) / (domain.upperBound - domain.lowerBound)
            let place = max(0, min(part, 1)) * CGFloat(samples.count - 1)
            let (low, high) = (samples[Int(place)], samples[min(Int(place) + 1, samples.count - 1)])
            return zip(low, high).map { $0 + (place - place.rounded(.down)) * ($1 - $0) }
        case .stitched(let domain, let bounds, let functions):
            let number = max(domain.lowerBound, min(number, domain.upperBound))
            let index = bounds.firstIndex { number < $0 } ?? bounds.count
            let low = index == 0 ? domain.lowerBound : bounds[index - 1]
            let high = index == bounds.count ? domain.upperBound : bounds[index]
            let part = high > low ? (number - low) / (high - low) : 0
            let (function, from, to) = functions[index]
            return function(from + part * (to - from))
        }
    }
}
