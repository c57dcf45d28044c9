import Foundation
import Picture
import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

/// Storyboards that were changed by chance are shown, or refused with a sentence. `make test-long` tries
/// 10,000.
@Suite(.tags(.long)) @MainActor struct MutatedInterfaceTests {
    private static let count =
        ProcessInfo.processInfo.environment["FLIPBOOK_ROUNDS"].flatMap { Int($0) }.map { 100 * $0 } ?? 100

    @Test func theStoryboardIsShownWithoutAChange() throws {
        try #expect(failure(of: MutatedInterface.original, called: "original") == nil)
    }

    @Test func changedStoryboardsAreShownOrRefusedWithASentence() throws {
        for seed in 0..<Self.count {
            let interface = MutatedInterface(seed: seed)
            guard let sentence = try failure(of: interface.text, called: "seed \(seed), \(interface.changes)")
            else { continue }
            #expect(sentence.hasSuffix("."), "seed \(seed): \(sentence)")
        }
    }

    /// Shows each tab of a storyboard and what its rows lead to, and returns the sentence of a failure; nil
    /// for none.
    private func failure(of text: String, called name: String) throws -> String? {
        try withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("Main.storyboard")
            try text.write(to: file, atomically: true, encoding: .utf8)
            let host = SceneHost(size: CGSize(width: 320, height: 568))
            host.resourceFolder = folder.path
            host.withCurrent {
                RunContext.current.sceneModule = "UIKitStoryboardsTests"
                let controller = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
                guard host.failure == nil else { return }
                host.install(controller ?? UIViewController())
            }
            for step in 0..<4 where host.failure == nil {
                host.advance(by: 1.0 / 60)
                let isFinite = host.picture().layers.allSatisfy(\.isFinite)
                #expect(isFinite, "\(name), step \(step)")
                host.withCurrent { show(step, host.window.rootViewController) }
            }
            return host.failure.map { "\($0)" }
        }
    }

    /// Goes on to another part of the storyboard.
    private func show(_ step: Int, _ root: UIViewController?) {
        let tabs = root as? UITabBarController
        let count = tabs?.viewControllers?.count ?? 0
        switch step {
        case 0:
            let rows = (tabs?.selectedViewController as? UINavigationController)?.topViewController
            rows?.performSegue(withIdentifier: "detail", sender: nil)
        case 1, 2: if step < count { tabs?.selectedIndex = step }
        default: break
        }
    }
}
