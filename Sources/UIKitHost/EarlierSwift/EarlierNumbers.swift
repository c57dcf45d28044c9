// Numbers of Foundation as they were made in Swift 2.

extension NSNumber {
    /// Creates a number of a `Double`.
    public convenience init(double value: Double) { self.init(value: value) }
    /// Creates a number of a `Float`.
    public convenience init(float value: Float) { self.init(value: value) }
    /// Creates a number of an `Int`.
    public convenience init(integer value: Int) { self.init(value: value) }
    /// Creates a number of an `Int`.
    public convenience init(long value: Int) { self.init(value: value) }
    /// Creates a number of an `Int32`.
    public convenience init(int value: Int32) { self.init(value: value) }
    /// Creates a number of an `Int64`.
    public convenience init(longLong value: Int64) { self.init(value: value) }
    /// Creates a number of a `UInt`.
    public convenience init(unsignedInteger value: UInt) { self.init(value: value) }
    /// Creates a number of a `UInt32`.
    public convenience init(unsignedInt value: UInt32) { self.init(value: value) }
    /// Creates a number of a `UInt64`.
    public convenience init(unsignedLongLong value: UInt64) { self.init(value: value) }
    /// Creates a number of a Boolean value.
    public convenience init(bool value: Bool) { self.init(value: value) }

    /// `intValue` under its earlier name.
    public var integerValue: Int { intValue }
    /// `intValue` under its earlier name.
    public var longValue: Int { intValue }
    /// `uintValue` under its earlier name.
    public var unsignedIntegerValue: UInt { uintValue }
    /// `int64Value` under its earlier name.
    public var longLongValue: Int64 { int64Value }
    /// `uint64Value` under its earlier name.
    public var unsignedLongLongValue: UInt64 { uint64Value }
}
