/// A reading of a sensor at a time of the film's clock.
public class CMLogItem: NSObject, @unchecked Sendable {
    /// The time in seconds.
    public let timestamp: TimeInterval

    init(timestamp: TimeInterval) {
        self.timestamp = timestamp
        super.init()
    }
}
