import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIKitCore

@MainActor @Suite struct UIViewLayoutTests {
    class Counter: UIView {
        var layouts = 0
        var onLayout: (() -> Void)?
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            onLayout?()
        }
    }

    let host = SceneHost(size: CGSize(width: 100, height: 100))
    let view = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        host.window.addSubview(view)
        host.advance(by: 0.1)
    }

    @Test func layoutRunsOnceWhenItIsDue() {
        #expect(view.layouts == 1)
        host.advance(by: 0.1)
        #expect(view.layouts == 1)
        view.setNeedsLayout()
        view.setNeedsLayout()
        host.advance(by: 0.1)
        #expect(view.layouts == 2)
        view.center.x += 10
        host.advance(by: 0.1)
        #expect(view.layouts == 2)
        view.bounds.size.width = 50
        view.layoutIfNeeded()
        #expect(view.layouts == 3)
    }

    @Test func viewsThatAreAddedDuringALayoutDoNotRepeatIt() {
        let added = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.onLayout = { [weak view] in
            added.removeFromSuperview()
            view?.addSubview(added)
        }
        view.setNeedsLayout()
        host.advance(by: 0.1)
        #expect(view.layouts == 2 && added.layouts == 1)
        host.advance(by: 0.1)
        #expect(view.layouts == 2)
        view.addSubview(Counter())
        host.advance(by: 0.1)
        #expect(view.layouts == 3)
    }

    @Test func deepChangesAreFound() {
        let (middle, leaf) = (Counter(), Counter())
        view.addSubview(middle)
        middle.addSubview(leaf)
        host.advance(by: 0.1)
        #expect(leaf.layouts == 1)
        leaf.setNeedsLayout()
        host.advance(by: 0.1)
        #expect(leaf.layouts == 2 && middle.layouts == 1)
    }

    @Test func layoutIfNeededBeginsAtTheTopmostViewThatWaitsWithoutAGap() {
        let (outer, middle, leaf) = (Counter(), Counter(), Counter())
        view.addSubview(outer)
        outer.addSubview(middle)
        middle.addSubview(leaf)
        host.advance(by: 0.1)
        host.withCurrent {
            outer.setNeedsLayout()
            leaf.setNeedsLayout()
            leaf.layoutIfNeeded()
            #expect([outer, middle, leaf].map(\.layouts) == [1, 1, 2])
            middle.setNeedsLayout()
            leaf.layoutIfNeeded()
            #expect([view, outer, middle, leaf].map(\.layouts) == [2, 2, 2, 2])
        }
    }

    @Test func layoutIfNeededOfASubviewDoesNotRepeatALayoutUnderWay() {
        let child = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(child)
        var (depth, deepest) = (0, 0)
        view.onLayout = { [weak view] in
            depth += 1
            deepest = max(deepest, depth)
            if deepest == 1 { view?.setNeedsLayout() }
            child.setNeedsLayout()
            child.layoutIfNeeded()
            depth -= 1
        }
        host.advance(by: 0.1)
        #expect(deepest == 1 && child.layouts > 0 && host.failure == nil)
    }

    @Test func layoutIfNeededGivesASubviewItsFrameInViewDidLoad() {
        final class Loading: UIViewController {
            let (card, inner) = (UIView(), UIView())
            override func viewDidLoad() {
                super.viewDidLoad()
                card.translatesAutoresizingMaskIntoConstraints = false
                inner.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(card)
                card.addSubview(inner)
                NSLayoutConstraint.activate([
                    card.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.6),
                    card.heightAnchor.constraint(equalTo: card.widthAnchor),
                    card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                    card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                    inner.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
                    inner.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -20),
                    inner.topAnchor.constraint(equalTo: card.topAnchor, constant: 20),
                    inner.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -20),
                ])
                inner.layoutIfNeeded()
            }
        }
        host.withCurrent {
            let controller = Loading()
            controller.loadViewIfNeeded()
            #expect(controller.card.frame == CGRect(x: 20, y: 20, width: 60, height: 60))
            #expect(controller.inner.frame == CGRect(x: 20, y: 20, width: 20, height: 20))
        }
    }

    @Test func aViewThatNeverRestsDoesNotHangTheFilm() {
        view.onLayout = { [weak view] in view?.setNeedsLayout() }
        view.setNeedsLayout()
        host.advance(by: 0.1)
        #expect(view.layouts < 20)
    }

    @Test func subviewsFollowByTheirMasks() {
        let (wide, right, middle) = (UIView(), UIView(), UIView())
        wide.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        right.autoresizingMask = .flexibleLeftMargin
        middle.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        for subview in [wide, right, middle] {
            subview.frame = CGRect(x: 40, y: 10, width: 20, height: 20)
            view.addSubview(subview)
        }
        view.bounds.size = CGSize(width: 200, height: 150)
        #expect(isNear(wide.frame, CGRect(x: 40, y: 10, width: 120, height: 70)))
        #expect(isNear(right.frame, CGRect(x: 140, y: 10, width: 20, height: 20)))
        #expect(isNear(middle.frame, CGRect(x: 90, y: 10, width: 20, height: 20)))
    }

    @Test func sizeToFitKeepsTheOrigin() {
        class Square: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 40) }
        }
        let square = Square(frame: CGRect(x: 5, y: 6, width: 1, height: 2))
        square.sizeToFit()
        #expect(square.frame == CGRect(x: 5, y: 6, width: 40, height: 40))
    }

    @Test func layoutThatActivatesConstraintsComesToAnEnd() {
        let (view, box) = (self.view, UIView())
        box.translatesAutoresizingMaskIntoConstraints = false
        view.onLayout = {
            view.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: view.topAnchor),
                box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                box.widthAnchor.constraint(equalToConstant: 20),
                box.heightAnchor.constraint(equalToConstant: 10),
            ])
        }
        view.setNeedsLayout()
        for _ in 0..<5 { host.advance(by: 0.1) }
        #expect(box.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        // Once on request, and once more with the subview in its place.
        #expect(view.layouts <= 3)
    }

    @Test func layoutThatAddsViewsOfItsOwnClassIsRefused() {
        class Nest: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                for _ in 0..<100 { addSubview(Nest(frame: CGRect(x: 0, y: 0, width: 5, height: 5))) }
            }
        }
        view.addSubview(Nest(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
        host.advance(by: 0.1)
        #expect(host.failure?.message.contains("views") == true)
    }

    @Test func layoutThatRequestsEverMoreIsRefusedWithTheView() {
        let child = Counter(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        child.accessibilityIdentifier = "child"
        view.addSubview(child)
        view.onLayout = {
            while RunContext.current.failure == nil {
                child.setNeedsLayout()
                child.layoutIfNeeded()
            }
        }
        view.setNeedsLayout()
        host.advance(by: 0.1)
        #expect(host.failure?.message.hasPrefix("child: layoutSubviews of Counter was called") == true)
    }

    @Test func layoutOfVeryManyViewsIsNotCalledALoop() {
        let views = (0..<6000).map { _ in UIView() }
        var number = 0
        host.withCurrent {
            while RunContext.current.screenState.mayLayOut(views[number % views.count]) { number += 1 }
        }
        #expect(number > 250_000)
        #expect(host.failure?.message.contains("for more than 5000 views") == true)
    }
}
