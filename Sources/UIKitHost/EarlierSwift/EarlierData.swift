// Bytes of Foundation under their names in Core Foundation.

/// Bytes of Foundation under their name in Core Foundation.
public typealias CFData = NSData

/// Returns the first of the bytes, which are valid as long as the data.
@preconcurrency @MainActor public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    guard let theData, theData.length > 0 else { return nil }
    RunContext.current[LentData.self].keep(theData)
    return theData.bytes.assumingMemoryBound(to: UInt8.self)
}

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData?.length ?? 0 }

/// The data whose bytes code has asked for last. Code often keeps the address alone, as it may on devices,
/// where data lives on until the end of the turn.
@MainActor private final class LentData: RunState {
    private var data: [CFData] = []
    /// The number of data that are kept.
    private static let limit = 8

    init(of context: RunContext) {}

    func keep(_ last: CFData) {
        data.append(last)
        if data.count > Self.limit { data.removeFirst() }
    }
}
