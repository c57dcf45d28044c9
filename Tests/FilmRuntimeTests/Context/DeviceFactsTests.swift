import Glibc
import Testing
import UIKitHost

/// What code of a run learns about the machine: that it is a device.
@MainActor @Suite struct DeviceFactsTests {
    /// Returns what code finds in a run.
    private func inRun<Value>(_ look: SystemLook = .iOS18, _ body: () throws -> Value) rethrows -> Value {
        let host = SceneHost(size: CGSize(width: 10, height: 10))
        host.context.look = look
        return try host.withCurrent(body)
    }

    @Test func theProcessOfARunIsThatOfADevice() {
        let info = ProcessInfo.processInfo
        #expect(inRun { info.hostName } == "localhost")
        #expect(inRun { [info.userName, NSUserName()] } == ["mobile", "mobile"])
        #expect(inRun { [info.fullUserName, NSFullUserName()] } == ["Mobile User", "Mobile User"])
        let processors: [Int] = inRun { [info.processorCount, info.activeProcessorCount] }
        #expect(processors == [6, 6])
        #expect(inRun { info.physicalMemory } == 6 << 30)
    }

    @Test(arguments: [(SystemLook.iOS12, 12, 4), (.iOS18, 18, 0), (.iOS26, 26, 1)])
    func theSystemHasTheVersionOfTheLook(_ look: SystemLook, _ major: Int, _ minor: Int) {
        let info = ProcessInfo.processInfo
        let version = inRun(look) { info.operatingSystemVersion }
        #expect(version.majorVersion == major && version.minorVersion == minor && version.patchVersion == 0)
        #expect(inRun(look) { info.operatingSystemVersionString } == "Version \(major).\(minor)")
        let (same, later) = inRun(look) {
            (
                info.isOperatingSystemAtLeast(version),
                info.isOperatingSystemAtLeast(
                    OperatingSystemVersion(majorVersion: major, minorVersion: minor, patchVersion: 1))
            )
        }
        #expect(same && !later)
    }

    @Test func theCLibraryNamesADevice() {
        var name = utsname()
        #expect(inRun { uname(&name) } == 0)
        let model = withUnsafeBytes(of: &name.machine) {
            String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        #expect(model == "iPhone15,4")
        var text = [CChar](repeating: 1, count: 32)
        #expect(inRun { gethostname(&text, 32) } == 0)
        #expect(text.prefix { $0 != 0 }.map { UInt8($0) } == Array("localhost".utf8))
    }

    @Test func codeOutsideOfRunsFindsTheMachine() {
        let info = ProcessInfo.processInfo
        #expect(info.userName != "mobile" && !info.operatingSystemVersionString.hasPrefix("Version 18"))
        #expect(info.processorCount == sysconf(Int32(_SC_NPROCESSORS_CONF)))
        #expect(info.physicalMemory == UInt64(sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE))))
        var name = utsname()
        #expect(uname(&name) == 0 && name.sysname.0 == CChar(UInt8(ascii: "L")))
    }
}
