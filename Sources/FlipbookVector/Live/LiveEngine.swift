public import Foundation

/// The engine of live figures, as WebAssembly.
public struct LiveEngine: Sendable {
    let bytes: Data

    /// Takes an engine's bytes.
    public init(_ bytes: Data) { self.bytes = bytes }

    /// The engine, packed and as text.
    var text: String { Data(bytes.deflated).base64EncodedString() }
}
