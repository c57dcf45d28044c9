public import Foundation

/// Bytes, by their name in Core Foundation.
public typealias CFData = NSData
/// Bytes that can change, by their name in Core Foundation.
public typealias CFMutableData = NSMutableData
