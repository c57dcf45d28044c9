import CPages
import FlipbookCore
import Foundation
package import LocalServer
import Raster

/// The page in which a scene is played. It loads nothing, and its policy lets it run its own script alone.
package struct PlayPage: Sendable {
    private let scene: String

    /// Creates the page of a scene, under the name that the command line gives.
    package init(scene: String) {
        self.scene = scene
    }

    /// Returns the page for a server.
    package func response(under rules: AccessRules) -> HTTPResponse {
        let nonce = rules.makeNonce()
        let page = Template(String(cString: PageFile.playHTML.text)).filled(with: [
            "title": scene.escapedForMarkup, "nonce": nonce,
            "style": String(cString: PageFile.playCSS.text),
            "script": String(cString: PageFile.playJS.text),
        ])
        let policy = [
            "default-src 'none'", "script-src 'nonce-\(nonce)'", "style-src 'nonce-\(nonce)'",
            "connect-src 'self' \(rules.socketOrigins.joined(separator: " "))", "base-uri 'none'",
            "form-action 'none'", "frame-ancestors 'none'",
        ]
        return HTTPResponse(page: page, policy: policy.joined(separator: "; "))
    }
}
