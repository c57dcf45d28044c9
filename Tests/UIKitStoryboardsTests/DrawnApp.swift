import Foundation
import TestSupport
import Testing
import UIKitHost

/// An app of storyboards, whose texts are the scenes without their document.
@MainActor struct DrawnApp {
    let host = SceneHost(size: CGSize(width: 300, height: 400))

    /// Writes the storyboards, shows the initial controller of Main, and runs the body.
    func run(
        _ scenes: [String: String], size: CGSize = CGSize(width: 300, height: 400),
        _ body: (UIViewController) throws -> Void
    ) throws {
        try withTemporaryFolder { folder in
            for (name, text) in scenes {
                let document = """
                    <?xml version="1.0" encoding="UTF-8"?>
                    <document useAutolayout="YES" initialViewController="a">
                    <scenes>\(text)</scenes></document>
                    """
                try document.write(
                    to: folder.appendingPathComponent("\(name).storyboard"), atomically: true, encoding: .utf8
                )
            }
            host.resourceFolder = folder.path
            try host.withCurrent {
                RunContext.current.sceneModule = "UIKitStoryboardsTests"
                let story = UIStoryboard(name: "Main", bundle: nil)
                let controller = try #require(story.instantiateInitialViewController())
                host.install(controller)
                try body(controller)
            }
        }
    }

    /// Lets a transition end.
    func wait() { for _ in 0..<90 { host.advance(by: 1.0 / 60) } }

    /// Returns a scene with a controller.
    static func scene(
        _ id: String, _ attributes: String = "", _ contents: String = "", view: String = "",
        name: String = "viewController"
    ) -> String {
        let rect = #"<rect key="frame" x="0" y="0" width="300" height="400"/>"#
        let drawn =
            name == "viewController"
            ? #"<view key="view" id="v\#(id)">\#(rect)<subviews>\#(view)</subviews></view>"# : ""
        return """
            <scene><objects>
              <\(name) id="\(id)" \(attributes) sceneMemberID="viewController">\(drawn)\(contents)</\(name)>
              <exit id="exit-\(id)" sceneMemberID="exit"/>
            </objects></scene>
            """
    }

    /// Returns the scene of a container with its children.
    static func container(
        _ name: String, _ id: String, _ attributes: String = "", _ contents: String = "",
        of children: [String]
    ) -> String {
        let kind = name == "tabBarController" ? "viewControllers" : "rootViewController"
        let segues = children.map {
            #"<segue destination="\#($0)" kind="relationship" relationship="\#(kind)"/>"#
        }
        return scene(
            id, attributes, contents + "<connections>\(segues.joined())</connections>", name: name)
    }

    /// Returns the scene of a storyboard reference.
    static func reference(_ id: String, _ attributes: String) -> String {
        scene(id, attributes, name: "viewControllerPlaceholder")
    }

    /// Returns the connections of a controller with a segue.
    static func segue(to id: String, _ attributes: String) -> String {
        #"<connections><segue destination="\#(id)" \#(attributes)/></connections>"#
    }
}
