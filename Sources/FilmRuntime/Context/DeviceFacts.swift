import Foundation

/// The texts and the version that `ProcessInfo` gives code of a run: those of a device, the same on every
/// machine. CFilmTime calls these functions in place of Foundation's, and has the numbers.
package enum DeviceFacts {
    /// Returns `ProcessInfo.hostName`: what iOS gives apps since iOS 16.
    @_silgen_name("cfilmtime_host_name") package static func hostName() -> String { "localhost" }

    /// Returns `ProcessInfo.userName` and `NSUserName()`: the user of all apps on a device.
    @_silgen_name("cfilmtime_user_name") package static func userName() -> String { "mobile" }

    /// Returns `ProcessInfo.fullUserName` and `NSFullUserName()`.
    @_silgen_name("cfilmtime_full_user_name") package static func fullUserName() -> String { "Mobile User" }

    /// Returns `ProcessInfo.operatingSystemVersion`: that of the run's look, as `UIDevice.systemVersion`.
    @_silgen_name("cfilmtime_system_version") package static func systemVersion() -> OperatingSystemVersion {
        let numbers = SystemLook.current.systemVersion.split(separator: ".").compactMap { Int($0) }
        return OperatingSystemVersion(majorVersion: numbers[0], minorVersion: numbers[1], patchVersion: 0)
    }

    /// Returns `ProcessInfo.operatingSystemVersionString`, without the number of a build.
    @_silgen_name("cfilmtime_system_version_text") package static func systemVersionText() -> String {
        "Version \(SystemLook.current.systemVersion)"
    }
}
