/// The importance of work on queues under its name in C, as Swift had it up to version 2; it has no effect.
public struct qos_class_t: Hashable, Sendable {
    /// The number of Dispatch for the class.
    public let rawValue: UInt32
    /// `rawValue` under the name that it had in Swift 1.
    public var value: UInt32 { rawValue }

    /// Creates the class with a number.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    /// Creates the class with a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// `DispatchQoS.QoSClass.userInteractive` under its earlier name.
public let QOS_CLASS_USER_INTERACTIVE = qos_class_t(0x21)
/// `DispatchQoS.QoSClass.userInitiated` under its earlier name.
public let QOS_CLASS_USER_INITIATED = qos_class_t(0x19)
/// `DispatchQoS.QoSClass.default` under its earlier name.
public let QOS_CLASS_DEFAULT = qos_class_t(0x15)
/// `DispatchQoS.QoSClass.utility` under its earlier name.
public let QOS_CLASS_UTILITY = qos_class_t(0x11)
/// `DispatchQoS.QoSClass.background` under its earlier name.
public let QOS_CLASS_BACKGROUND = qos_class_t(0x09)
/// `DispatchQoS.QoSClass.unspecified` under its earlier name.
public let QOS_CLASS_UNSPECIFIED = qos_class_t(0)
