import Foundation
import Testing
import UIKitHost
import UIKitTestSupport

/// What a film leaves out compiles, and says so.
@MainActor @Suite struct LeftOutTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 480))

    @Test func webPagesStayWhiteWithAWarning() throws {
        let view = UIWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        try host.withCurrent {
            host.window.addSubview(view)
            view.loadRequest(URLRequest(url: try #require(URL(string: "https://example.com"))))
            #expect(view.backgroundColor == .white && view.request != nil && !view.isLoading)
        }
        #expect(host.warnings.contains { $0.contains("UIWebView") })
    }

    @Test func notificationsAreNotScheduled() {
        host.withCurrent {
            let app = UIApplication.shared
            app.registerUserNotificationSettings(
                UIUserNotificationSettings(types: [.alert, .badge], categories: nil))
            let notification = UILocalNotification()
            notification.alertBody = "Now"
            app.cancelAllLocalNotifications()
            #expect(host.warnings.isEmpty)
            app.scheduleLocalNotification(notification)
            #expect(app.scheduledLocalNotifications?.isEmpty == true)
        }
        #expect(host.warnings.contains { $0.contains("scheduleLocalNotification") })
    }

    @Test func printsEndAtOnce() {
        var isCompleted: Bool?
        host.withCurrent {
            let printing = UIPrintInteractionController.shared
            printing.printFormatter = UISimpleTextPrintFormatter(text: "a")
            printing.present(animated: true) { _, completed, _ in isCompleted = completed }
        }
        #expect(isCompleted == false)
        #expect(host.warnings.contains { $0.contains("prints nothing") })
    }

    @Test func aPressedViewAsksForNoController() {
        host.withCurrent {
            final class Delegate: NSObject, UIViewControllerPreviewingDelegate {
                func previewingContext(
                    _ previewingContext: any UIViewControllerPreviewing,
                    viewControllerForLocation location: CGPoint
                ) -> UIViewController? { nil }
                func previewingContext(
                    _ previewingContext: any UIViewControllerPreviewing,
                    commit viewControllerToCommit: UIViewController
                ) {}
            }
            let controller = UIViewController()
            let context = controller.registerForPreviewing(with: Delegate(), sourceView: controller.view)
            #expect(context.sourceView === controller.view)
            #expect(controller.previewActionItems.isEmpty)
        }
    }

    @Test func namesAreSortedIntoSectionsOfTheirLetters() {
        let collation = UILocalizedIndexedCollation.current()
        #expect(collation.sectionTitles.count == 27)
        #expect(collation.section(of: "bob") == 1)
        #expect(collation.section(of: "\u{C9}mile") == 4)
        #expect(collation.section(of: "42") == 26)
        let sorted = collation.sortedArray(
            from: ["b", "C", "a"], collationStringSelector: Selector(("description")))
        #expect(sorted.compactMap { $0 as? String } == ["a", "b", "C"])
    }

    @Test func aPoolReturnsWhatItsClosureReturns() { #expect(autoreleasepool { 3 } == 3) }
}
