// Inert code in place of os and OSLog.
import UIKit

struct OSLog: Sendable {
    static let `default` = OSLog()
    static let disabled = OSLog()
    init() {}
    init(subsystem: String, category: String) {}
}
struct OSLogType: Sendable {
    static let info = OSLogType(), debug = OSLogType(), error = OSLogType(), fault = OSLogType()
    static let `default` = OSLogType()
}
func os_log(_ message: StaticString, _ arguments: Any...) {}
func os_log(_ message: StaticString, log: OSLog, type: OSLogType = .default, _ arguments: Any...) {}
func os_log(_ type: OSLogType, _ message: String) {}
func os_log(_ type: OSLogType, log: OSLog, _ message: String) {}
struct Logger: Sendable {
    init() {}
    init(subsystem: String, category: String) {}
    func log(_ message: String) {}
    func info(_ message: String) {}
    func debug(_ message: String) {}
    func notice(_ message: String) {}
    func warning(_ message: String) {}
    func error(_ message: String) {}
    func fault(_ message: String) {}
}
