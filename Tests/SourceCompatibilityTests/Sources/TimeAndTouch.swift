import Foundation
import UIKit

// Timers, delays and gestures as tutorials from 2015 to 2020 have them, in a file that imports Foundation
// beside UIKit. Two edits were made: "@objc" is left out, and "#selector" has lost its number sign.

func delay(_ seconds: Double, closure: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: closure)
}

class TimeAndTouchViewController: UIViewController, UIGestureRecognizerDelegate {
    var log: [String] = []
    var timer: Timer?
    var displayLink: CADisplayLink?
    var frames = 0
    var startTime: CFTimeInterval = 0
    let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
        box.isUserInteractionEnabled = true

        let tap = UITapGestureRecognizer(target: self, action: Selector(handleTap(_:)))
        tap.numberOfTapsRequired = 1
        box.addGestureRecognizer(tap)

        let pan = UIPanGestureRecognizer(target: self, action: Selector(handlePan(recognizer:)))
        pan.delegate = self
        box.addGestureRecognizer(pan)

        timer = Timer.scheduledTimer(
            timeInterval: 0.25, target: self, selector: Selector(fire), userInfo: nil, repeats: true)
        Timer.scheduledTimer(withTimeInterval: 0.6, repeats: false) { [weak self] _ in
            self?.timer?.invalidate()
            self?.timer = nil
        }

        displayLink = CADisplayLink(target: self, selector: Selector(update))
        displayLink?.add(to: .current, forMode: RunLoop.Mode.default)
        startTime = CACurrentMediaTime()

        delay(0.4) {
            self.log.append("delayed")
            DispatchQueue.main.async { self.log.append("next") }
        }
        DispatchQueue.global(qos: .userInitiated).async {
            DispatchQueue.main.async { [weak self] in
                guard let self = self else { return }
                self.log.append("loaded")
            }
        }
        DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .milliseconds(900)) { [unowned self] in
            self.displayLink?.invalidate()
        }
    }

    func handleTap(_ sender: UITapGestureRecognizer) {
        if sender.state == .ended {
            log.append("tap at \(Int(sender.location(in: sender.view).x))")
        }
    }

    func handlePan(recognizer: UIPanGestureRecognizer) {
        let translation = recognizer.translation(in: self.view)
        if let view = recognizer.view {
            view.center = CGPoint(x: view.center.x + translation.x, y: view.center.y + translation.y)
        }
        recognizer.setTranslation(CGPoint.zero, in: self.view)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        return true
    }

    func fire() {
        log.append("timer")
    }

    func update() {
        frames += 1
    }
}
