import Glibc
import Testing
import UIKitHost

/// The facts of the machine that code of a run reads: those of a device.
@MainActor @Suite struct DeviceFactsTests {
    /// Returns what code finds in a run.
    private func inRun<Value>(_ look: SystemLook = .iOS18, _ body: () throws -> Value) rethrows -> Value {
        let host = SceneHost(size: CGSize(width: 10, height: 10))
        host.context.look = look
        return try host.withCurrent(body)
    }

    @Test func theProcessOfARunIsThatOfADevice() {
        let info = ProcessInfo.processInfo
        let texts: [String] = inRun {
            [info.hostName, info.userName, NSUserName(), info.fullUserName, NSFullUserName()]
        }
        #expect(texts == ["localhost", "mobile", "mobile", "Mobile User", "Mobile User"])
        let counts: [Int] = inRun { [info.processorCount, info.activeProcessorCount] }
        #expect(counts == [6, 6])
        let memory: UInt64 = inRun { info.physicalMemory }
        #expect(memory == 6 << 30)
    }

    @Test(arguments: [(SystemLook.iOS12, 12, 4), (.iOS18, 18, 0), (.iOS26, 26, 1)])
    func theSystemHasTheVersionOfTheLook(_ look: SystemLook, _ major: Int, _ minor: Int) {
        let info = ProcessInfo.processInfo
        let version = inRun(look) { info.operatingSystemVersion }
        let numbers: [Int] = [version.majorVersion, version.minorVersion, version.patchVersion]
        #expect(numbers == [major, minor, 0])
        let text: String = inRun(look) { info.operatingSystemVersionString }
        #expect(text == "Version \(major).\(minor)")
        let later = OperatingSystemVersion(majorVersion: major, minorVersion: minor, patchVersion: 1)
        let answers: [Bool] = inRun(look) {
            [version, later].map { info.isOperatingSystemAtLeast($0) }
        }
        #expect(answers == [true, false])
    }

    @Test func theCLibraryNamesADevice() {
        var name = utsname()
        let code: Int32 = inRun { uname(&name) }
        let model = withUnsafeBytes(of: &name.machine) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        #expect(code == 0)
        #expect(model == "iPhone15,4")
        var text = [CChar](repeating: 1, count: 32)
        let other: Int32 = inRun { gethostname(&text, 32) }
        let letters = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        #expect(other == 0)
        #expect(letters == "localhost")
    }

    @Test func codeOutsideOfRunsFindsTheMachine() {
        let info = ProcessInfo.processInfo
        #expect(info.userName != "mobile")
        #expect(!info.operatingSystemVersionString.hasPrefix("Version 18"))
        let (processors, pages) = (sysconf(Int32(_SC_NPROCESSORS_CONF)), sysconf(Int32(_SC_PHYS_PAGES)))
        #expect(info.processorCount == processors)
        #expect(info.physicalMemory == UInt64(pages * sysconf(Int32(_SC_PAGESIZE))))
        var name = utsname()
        let code = uname(&name)
        let system = withUnsafeBytes(of: &name.sysname) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        #expect(code == 0)
        #expect(system == "Linux")
    }
}
