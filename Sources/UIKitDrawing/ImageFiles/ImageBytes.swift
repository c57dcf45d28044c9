public import Foundation

/// Bytes that can change, by their name in Core Foundation.
public typealias CFMutableData = NSMutableData
