import Foundation
import Testing

@testable import SceneCompiler

/// The screens that apps demand in their Xcode projects and in their Info.plist.
@Suite struct AppDevicesTests {
    /// Returns the text of a project as Xcode writes it: the settings of each target, and those of all.
    private func project(
        _ targets: [(kind: String, settings: [String: String])], common: [String: String] = [:]
    ) -> String {
        func configuration(_ id: String, _ settings: [String: String]) -> String {
            let lines = settings.sorted { $0.key < $1.key }.map { "\t\t\t\t\($0.key) = \($0.value);\n" }
            return "\t\t\(id) /* Debug */ = {\n\t\t\tisa = XCBuildConfiguration;\n\t\t\tbuildSettings = {\n"
                + lines.joined() + "\t\t\t};\n\t\t\tname = Debug;\n\t\t};\n\t\t\(id)F /* list */ = {\n"
                + "\t\t\tisa = XCConfigurationList;\n\t\t\tbuildConfigurations = (\n\t\t\t\t\(id) /* Debug */,\n"
                + "\t\t\t);\n\t\t};\n"
        }
        var text = "// !$*UTF8*$!\n{\n\tobjects = {\n"
        for (index, target) in targets.enumerated() {
            let id = "AB00000000000\(index)"
            text += configuration(id, target.settings)
            text += "\t\t\(id)A /* Own */ = {\n\t\t\tisa = PBXNativeTarget;\n"
            text += "\t\t\tbuildConfigurationList = \(id)F /* list */;\n"
            text += "\t\t\tproductType = \"com.apple.product-type.\(target.kind)\";\n\t\t};\n"
        }
        text += configuration("CD000000000000", common)
        text += "\t\tEF000000000000 /* Project object */ = {\n\t\t\tisa = PBXProject;\n\t\t\tattributes = {\n"
        text +=
            "\t\t\t\tTargetAttributes = {\n\t\t\t\t\tAB000000000000A = {\n\t\t\t\t\t\tTeam = X;\n\t\t\t\t\t};\n"
        text += "\t\t\t\t};\n\t\t\t};\n\t\t\tbuildConfigurationList = CD000000000000F /* list */;\n\t\t};\n"
        return text + "\t};\n}\n"
    }

    private func screen(_ projects: [String], _ info: [String: Any]? = nil) -> String? {
        AppDevices(projects: projects.map(XcodeProject.init), info: info).screen
    }

    private let family = "TARGETED_DEVICE_FAMILY"
    private let directions = "INFOPLIST_KEY_UISupportedInterfaceOrientations"
    private let wide = "\"UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight\""
    private let all = "\"UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeRight\""

    @Test func appsForTabletsAloneDemandOne() {
        #expect(screen([project([("application", [family: "2"])])]) == "iPad")
        #expect(screen([project([("application", [family: "\"1,2\""])])]) == nil)
        #expect(screen([project([("application", [:])], common: [family: "2"])]) == "iPad")
        #expect(screen([project([("application", [family: "1"])], common: [family: "2"])]) == nil)
        #expect(screen([project([("application", [:])])]) == nil)
    }

    @Test func onlyAppsCountAndTheyHaveToAgree() {
        let tests = ("bundle.unit-test", [family: "\"1,2\""])
        let television = ("application", [family: "3"])
        #expect(screen([project([("application", [family: "2"]), tests, television])]) == "iPad")
        let other = ("application", [family: "1"])
        #expect(screen([project([("application", [family: "2"]), other])]) == nil)
    }

    @Test func theInfoListCountsWhereTheProjectNamesNoFamily() {
        #expect(screen([], ["UIDeviceFamily": [2]]) == "iPad")
        #expect(screen([], ["UIDeviceFamily": [1, 2]]) == nil)
        #expect(screen([], ["UIDeviceFamily": ["$(TARGETED_DEVICE_FAMILY)"]]) == nil)
        #expect(screen([project([("application", [family: "1"])])], ["UIDeviceFamily": [2]]) == nil)
    }

    @Test func appsThatLieOnTheirSideAloneAreFilmedSo() {
        #expect(screen([project([("application", [directions: wide])])]) == "iPhone8:landscape")
        #expect(screen([project([("application", [directions: all])])]) == nil)
        let pad = [family: "2", directions + "_iPad": wide, directions + "_iPhone": all]
        #expect(screen([project([("application", pad)])]) == "iPad:landscape")
        let phone = [family: "\"1,2\"", directions + "_iPad": wide, directions + "_iPhone": all]
        #expect(screen([project([("application", phone)])]) == nil)
        let list = "UISupportedInterfaceOrientations"
        let right = ["UIInterfaceOrientationLandscapeRight"]
        #expect(screen([], [list: right]) == "iPhone8:landscape")
        #expect(screen([], [list: right, list + "~ipad": right, "UIDeviceFamily": [2]]) == "iPad:landscape")
        #expect(screen([], [list: right, list + "~iphone": ["UIInterfaceOrientationPortrait"]]) == nil)
    }

    @Test func theProjectLiesInTheFolderOrBesideIt() async throws {
        try await withFolder { folder in
            func write(_ path: String, _ text: String) throws {
                let file = URL(fileURLWithPath: folder + "/" + path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: file, atomically: true, encoding: .utf8)
            }
            try write("Own.xcodeproj/project.pbxproj", project([("application", [family: "2"])]))
            try write("Own/Own.swift", "import UIKit\n")
            #expect(AppDevices(folder: folder).screen == "iPad")
            #expect(AppDevices(folder: folder + "/Own").reason == "runs on iPads alone")
            try write("Pods/Info.plist", "{ UIDeviceFamily = (1); }")
            try write("Other.xcodeproj/project.pbxproj", project([("application", [family: "1"])]))
            #expect(AppDevices(folder: folder + "/Own").screen == "iPad")
            #expect(AppDevices(folder: folder).screen == nil, "the apps differ")
        }
    }

    @Test func unreadableFilesDeclareNothing() {
        #expect(screen(["", "\t\t= {\n\t\t};\n", "= ;\n,\n\" = \";"]) == nil)
        #expect(AppDevices(folder: "/nowhere").screen == nil)
    }

    @Test func projectsNameTheirVersionOfSwift() {
        func version(_ projects: String...) -> Int? {
            ProjectLanguage.version(of: projects.map(XcodeProject.init))
        }
        let key = "SWIFT_VERSION"
        #expect(version(project([("application", [key: "3.0"])])) == 3)
        #expect(version(project([("application", [:])], common: [key: "4.2"])) == 4)
        #expect(version(project([("application", [key: "5.0"]), ("application", [key: "2.3"])])) == 2)
        #expect(version(project([("application", [:])])) == nil && version() == nil)
    }
}
