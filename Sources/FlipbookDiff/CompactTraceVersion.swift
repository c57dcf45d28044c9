/// A version of the compact form of traces. All of them are read.
enum CompactTraceVersion: Int, CaseIterable {
    /// The first version, without digests and parameters.
    case plain = 1
    /// The version with digests, without parameters.
    case withDigests
    /// The version with the values of the scene's parameters, whose header's digest covers the first line.
    case withParameters
    /// The version with the hashes of pictures, for films without items. Those with items keep the version
    /// before, which earlier versions of Flipbook read.
    case withPictures

    /// The first line of a trace, without its line break.
    var mark: String { Self.title + String(rawValue) }

    /// A Boolean value that indicates whether digests stand before the last line.
    var hasDigests: Bool { self != .plain }
    /// A Boolean value that indicates whether the header has the values of parameters.
    var hasParameters: Bool { rawValue >= Self.withParameters.rawValue }
    /// A Boolean value that indicates whether frames have the hashes of their pictures.
    var hasPictures: Bool { self == .withPictures }

    /// The beginning of the first line, before the number of the version.
    static let title = "flipbook trace "

    /// Returns the version of the trace that begins with these bytes, or nil for those of anything else.
    init?(beginning: some Collection<UInt8>) {
        let version = Self.allCases.first { beginning.starts(with: ($0.mark + "\n").utf8) }
        guard let version else { return nil }
        self = version
    }
}
