import TestSupport
import Testing
import UIKitHost

@MainActor @Suite struct UIScreenTests {
    @Test func aScreenAndItsWindowKnowEachOther() {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        host.withCurrent {
            #expect(UIWindow().screen === UIScreen.main && host.window.screen === UIScreen.main)
            #expect(UIScreen.main.applicationFrame == UIScreen.main.bounds)
            let shot = UIScreen.main.snapshotView(afterScreenUpdates: true)
            #expect(shot.bounds.size == CGSize(width: 320, height: 568))
        }
    }

    @Test func aSnapshotShowsTheScreenAsItWas() {
        let host = SceneHost(size: CGSize(width: 200, height: 100))
        host.withCurrent {
            let label = UILabel(frame: host.window.bounds)
            label.text = "before"
            host.window.addSubview(label)
            let shot = UIScreen.main.snapshotView(afterScreenUpdates: true)
            label.text = "after"
            host.window.addSubview(shot)
        }
        #expect(PageText.all(of: host.picture()).map(\.string) == ["after", "before"])
    }

    @Test func theScreenHasTheEnvironmentOfTheFilm() {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        host.withCurrent {
            let environment: any UITraitEnvironment = UIScreen.main
            #expect(environment.traitCollection.userInterfaceStyle == .light)
            host.window.overrideUserInterfaceStyle = .dark
            #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
            #expect(UIScreen.main.traitCollection.horizontalSizeClass == .compact)
        }
    }

    @Test func onlyAForcedDirectionLeadsFromRightToLeft() {
        #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .forceLeftToRight) == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
    }
}
