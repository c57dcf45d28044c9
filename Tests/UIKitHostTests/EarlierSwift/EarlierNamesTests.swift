import Foundation
import Picture
import Testing
import UIKitHost
import UIKitTestSupport

import struct FilmRuntime.DispatchTime
import class FilmRuntime.Timer

/// The names beside UIKit Dynamics that code for iPhones uses.
@MainActor @Suite struct EarlierNamesTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    private func run(seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1 / 60) }
    }

    @Test func geometryIsComparedByFunctions() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(rect.equalTo(CGRect(x: 1, y: 2, width: 3, height: 4)) && !rect.equalTo(.zero))
        #expect(rect.origin.equalTo(CGPoint(x: 1, y: 2)) && !rect.origin.equalTo(.zero))
        #expect(rect.size.equalTo(CGSize(width: 3, height: 4)) && !rect.size.equalTo(.zero))
        let offset: UIOffset = UIOffsetMake(5, 6)
        #expect(offset.horizontal == 5 && offset.vertical == 6)
        #expect(UIEdgeInsetsMake(1, 2, 3, 4) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test func valuesOfTheStandardLibraryHaveTheMembersOfSwift1() {
        #expect("-12".toInt() == -12 && "1.5".toInt() == nil)
        #expect(UIViewAnimationOptions.allZeros == [] && UIViewAutoresizing.allZeros.isEmpty)
    }

    @Test func enumerationsHaveTheirEarlierNames() {
        let push: UIPushBehaviorMode = .continuous
        let collision: UICollisionBehaviorMode = .boundaries
        let state: UIGestureRecognizerState = .began
        let options: UIViewAnimationOptions = [.curveEaseIn, .transitionNone]
        #expect(UIPushBehavior(items: [], mode: push).mode == .continuous)
        #expect(collision == UICollisionBehavior.Mode.boundaries)
        #expect(state == UIGestureRecognizer.State.began)
        #expect(options == UIView.AnimationOptions.curveEaseIn)
    }

    @Test func settingsForPeopleWhoDoNotSeeTheScreenAreFunctions() {
        #expect(!UIAccessibilityIsVoiceOverRunning() && !UIAccessibilityIsReduceMotionEnabled())
        #expect(!UIAccessibilityIsReduceTransparencyEnabled() && !UIAccessibilityIsInvertColorsEnabled())
        #expect(!UIAccessibilityIsBoldTextEnabled())
        #expect(UIAccessibilityAnnouncementNotification == .announcement)
    }

    @Test func optionsOfPagesHaveTheirEarlierNames() {
        #expect(UIPageViewControllerOptionInterPageSpacingKey == .interPageSpacing)
        #expect(UIPageViewControllerOptionSpineLocationKey == .spineLocation)
    }

    @Test func notificationsOfTheStatusBarHaveTheirEarlierNames() {
        let name: NSNotification.Name = .UIApplicationWillChangeStatusBarFrame
        #expect(name == UIApplication.willChangeStatusBarFrameNotification)
        #expect(UIApplicationDidChangeStatusBarFrameNotification == .UIApplicationDidChangeStatusBarFrame)
        #expect(
            NSNotification.Name.UIApplicationWillChangeStatusBarOrientation
                == UIApplicationWillChangeStatusBarOrientationNotification)
    }

    @Test func timeIsTheFilms() {
        host.withCurrent {
            let start = CFAbsoluteTimeGetCurrent()
            run(seconds: 0.5)
            #expect(abs(CFAbsoluteTimeGetCurrent() - start - 0.5) < 1e-9)
            let time = UIKitDynamics.DispatchTime(uptimeNanoseconds: NSEC_PER_SEC)
            #expect(time == UIKitDynamics.DispatchTime(uptimeNanoseconds: 1000 * NSEC_PER_MSEC))
            #expect(NSEC_PER_SEC == USEC_PER_SEC * NSEC_PER_USEC)
        }
    }

    @Test func timersOfCoreFoundationAreTheFilms() {
        var (once, often) = (0, 0)
        host.withCurrent {
            for (interval, count) in [(0.0, { once += 1 }), (0.25, { often += 1 })] {
                let date = CFAbsoluteTimeGetCurrent() + 0.25
                let timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, date, interval, 0, 0) {
                    #expect($0?.isValid != nil)
                    count()
                }
                CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, kCFRunLoopCommonModes)
            }
            run(seconds: 0.2)
            #expect(once == 0 && often == 0)
            run(seconds: 0.9)
            #expect(once == 1 && often == 4)
        }
    }

    @Test func anIndexPathOfFoundationHasItems() {
        let path = NSIndexPath(item: 3, section: 2)
        #expect(path.item == 3 && path.row == 3 && path.section == 2)
        #expect(NSIndexPath(index: 7).item == 0)
    }

    @Test func placeholdersAreEmpty() {
        #expect(UIColor().cgColor == UIColor.clear.withAlphaComponent(0).cgColor)
        #expect(UIFont().pointSize == UIFont.labelFontSize)
        #expect(!UIKitDynamics.Timer().isValid)
    }

    /// A date of the film, as adapted scenes have it, and one of today.
    @Test(arguments: [true, false])
    func aTimerFiresFirstAtADate(isInFilm: Bool) {
        run(seconds: 0.25)
        var times: [TimeInterval] = []
        host.withCurrent {
            let date = isInFilm ? Date.flipbookNow(plus: 0.5) : Date(timeIntervalSinceNow: 0.5)
            let timer = UIKitDynamics.Timer(fire: date, interval: 0.2, repeats: true) { _ in
                times.append(RunContext.current.clock.time)
            }
            RunLoop.main.add(timer, forMode: .common)
        }
        run(seconds: 1)
        #expect(times.count == 3)
        for (time, wanted) in zip(times, [0.75, 0.95, 1.15]) { #expect(abs(time - wanted) < 0.03) }
    }

    @Test func aViewThatAnAnimatorMovesIsObserved() throws {
        /// A view that notes what it observes.
        final class Observer: UIView {
            var changes: [(keyPath: String?, old: Any?, new: Any?)] = []

            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                changes.append((keyPath, change?[.oldKey], change?[.newKey]))
            }
        }
        let (ball, observer) = (UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)), Observer())
        let animator = host.withCurrent {
            host.window.addSubview(ball)
            ball.addObserver(observer, forKeyPath: "center", options: [.old, .new], context: nil)
            ball.addObserver(observer, forKeyPath: "frame", options: [.new, .initial], context: nil)
            let animator = UIDynamicAnimator(referenceView: host.window)
            animator.addBehavior(UIGravityBehavior(items: [ball]))
            return animator
        }
        #expect(observer.changes.map(\.keyPath) == ["frame"])
        run(seconds: 0.5)
        let centers = observer.changes.filter { $0.keyPath == "center" }
        #expect(centers.count > 20 && observer.changes.count == 2 * centers.count + 1)
        let (old, new) = try (
            #require(centers.last?.old as? CGPoint), #require(centers.last?.new as? CGPoint)
        )
        #expect(old.y < new.y && new == ball.center && animator.isRunning)
        host.withCurrent {
            ball.removeObserver(observer, forKeyPath: "center")
            ball.removeObserver(observer, forKeyPath: "frame", context: nil)
        }
        let count = observer.changes.count
        run(seconds: 0.1)
        #expect(observer.changes.count == count && host.failure == nil)
    }

    @Test func debugDrawingIsTurnedOnByKeyOrBySelector() {
        host.withCurrent {
            let animator = UIDynamicAnimator(referenceView: host.window)
            let ball = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
            host.window.addSubview(ball)
            animator.addBehavior(UIGravityBehavior(items: [ball]))
            run(seconds: 0.1)
            let bare = host.picture().layers.count
            animator.setValue(true, forKey: "debugEnabled")
            #expect(host.picture().layers.count == bare + 3)
            animator.perform(Selector(("setDebugEnabled:")), with: false)
            #expect(host.picture().layers.count == bare && host.failure == nil)
            animator.debugEnabled = true
            #expect(host.picture().layers.count == bare + 3)
            animator.setValue(true, forKey: "speed")
            #expect(host.failure?.message.contains("no value 'speed'") == true)
        }
    }

    @Test func attributesHaveATransformOfSpace() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        let map = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 5, 7, 0)
        attributes.transform3D = map
        #expect(attributes.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 21))
        #expect(CATransform3DEqualToTransform(attributes.transform3D, map) && CATransform3DIsAffine(map))
        #expect(CATransform3DIsIdentity(CATransform3DScale(CATransform3DIdentity, 1, 1, 1)))
        let turn = CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.5, 0, 0, 2))
        let plane = CGAffineTransform(rotationAngle: 0.5)
        #expect(abs(turn.a - plane.a) < 1e-12 && abs(turn.b - plane.b) < 1e-12)
        #expect(!CATransform3DIsAffine(CATransform3DRotate(CATransform3DIdentity, 1, 1, 0, 0)))
    }

    @Test func aLayoutHearsOfChangedItems() {
        /// A layout that notes what changes.
        final class NotingLayout: UICollectionViewFlowLayout {
            var updates: [[UICollectionViewUpdateItem]] = []
            var finals = 0

            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                updates.append(updateItems)
            }

            override func finalizeCollectionViewUpdates() { finals += 1 }
        }
        let layout = NotingLayout()
        let fixture = CollectionFixture([9], layout)
        fixture.host.withCurrent {
            fixture.view.performBatchUpdates {
                fixture.counts = [10]
                fixture.view.insertItems(at: [IndexPath(item: 1, section: 0)])
                fixture.view.moveItem(
                    at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
            }
            fixture.counts = [9]
            fixture.view.deleteItems(at: [IndexPath(item: 3, section: 0)])
            fixture.view.reloadItems(at: [IndexPath(item: 4, section: 0)])
        }
        #expect(layout.updates.map { $0.map(\.updateAction) } == [[.insert, .move], [.delete], [.reload]])
        #expect(layout.finals == 3)
        let first = layout.updates[0]
        #expect(first[0].indexPathBeforeUpdate == nil && first[0].indexPathAfterUpdate?.item == 1)
        #expect(first[1].indexPathBeforeUpdate?.item == 2 && first[1].indexPathAfterUpdate?.item == 0)
        #expect(layout.updates[1][0].indexPathAfterUpdate == nil)
    }

    @Test func whatAFilmHasNotIsHarmless() {
        /// A view that counts what it is asked to draw.
        final class Drawing: UIView {
            var drawings = 0
            override func draw(_ rect: CGRect) { drawings += 1 }
        }
        final class Controller: UIViewController {
            var sizes = 0
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) { sizes += 1 }
        }
        let controller = Controller()
        host.install(controller)
        host.withCurrent {
            let (outer, inner) = (Drawing(), Drawing())
            controller.view.addSubview(outer)
            outer.addSubview(inner)
            outer.setNeedsDisplay()
            outer.setNeedsDisplay(.zero)
            outer.tintColor = .systemGreen
            inner.contentMode = .scaleAspectFit
            #expect(inner.tintColor == .systemGreen && controller.view.tintColor == .systemBlue)
            #expect(inner.contentMode == .scaleAspectFit && outer.contentMode == .scaleToFill)
            #expect(outer.safeAreaInsets == .zero)
            #expect(outer.traitCollection.userInterfaceStyle == .light)
            #expect(controller.traitCollection.displayScale == 2)
            let scroll = UIScrollView()
            scroll.contentInsetAdjustmentBehavior = .never
            #expect(scroll.contentInsetAdjustmentBehavior == .never)
            var completions = 0
            controller.present(UIViewController(), animated: false) { completions += 1 }
            controller.dismiss(animated: false) { completions += 1 }
            #expect(completions == 2 && controller.navigationController == nil)
            run(seconds: 0.1)
            #expect(outer.drawings == 1 && controller.sizes == 0 && host.failure == nil)
        }
    }

    @Test func numbersAreMadeByTheirTypes() {
        #expect(NSNumber(double: 1.5).doubleValue == 1.5 && NSNumber(float: 0.5).floatValue == 0.5)
        #expect(NSNumber(integer: -3).intValue == -3 && NSNumber(bool: true).boolValue)
        #expect(
            NSNumber(unsignedInteger: 3).uintValue == 3 && NSNumber(longLong: 1 << 40).int64Value == 1 << 40)
    }

    @Test func anActionSheetHasItsButtonsInTheOrderOfTheirNumbers() throws {
        let root = UIViewController()
        host.install(root)
        host.withCurrent {
            let sheet = UIActionSheet(
                title: "Choose", delegate: nil, cancelButtonTitle: "Cancel", destructiveButtonTitle: nil,
                otherButtonTitles: "One", "Two")
            sheet.show(in: root.view)
        }
        run(seconds: 1)
        let controller = try #require(root.presentedViewController as? UIAlertController)
        #expect(controller.actions.map(\.title) == ["Cancel", "One", "Two"])
        #expect(controller.preferredStyle == .actionSheet && controller.actions[0].style == .cancel)
    }

    @Test func anAlertHasTheTextFieldsOfItsStyle() {
        host.withCurrent {
            let alert = UIAlertView()
            #expect(alert.textField(at: 0) == nil)
            alert.alertViewStyle = .loginAndPasswordInput
            #expect(alert.textField(at: 0)?.isSecureTextEntry == false)
            #expect(alert.textField(at: 1)?.isSecureTextEntry == true)
            #expect(alert.addButton(withTitle: "OK") == 0 && alert.numberOfButtons == 1)
        }
    }

    @Test func aViewLeavesItsMaskByTheMethodOfSwift1() {
        let view = UIView()
        view.setTranslatesAutoresizingMaskIntoConstraints(false)
        #expect(!view.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func floatingPointNumbersHaveRemainders() {
        let (angle, steps): (Double, Int) = (7.5, 7)
        var width: CGFloat = -9.5
        #expect(angle % 2 == 1.5 && Float(3) % 2 == 1 && steps % 4 == 3)
        width %= 3
        #expect(width == -0.5 && width % 0.2 < 0)
    }

    @Test func sequencesHaveFunctionsOfSwift1() {
        #expect(count("four") == 4 && contains([1, 2], 2) && !contains([1, 2]) { $0 > 2 })
        #expect(find([4, 5], 5) == 1 && sorted([2, 1]) == [1, 2] && sorted([1, 2], >) == [2, 1])
        #expect(join("-", ["a", "b"]) == "a-b")
    }
}
