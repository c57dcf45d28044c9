import Picture
import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIKitControls
@_spi(UIKitInternals) @testable import UIKitCore

/// Controls that scripted fingers operate.
@MainActor @Suite struct ControlTests {
    private func screen(_ script: InputScript, _ control: UIControl, _ log: Log) -> TouchScreen {
        let screen = TouchScreen(script)
        screen.root.addSubview(control)
        control.addAction(UIAction { _ in log("changed") }, for: .valueChanged)
        return screen
    }

    @Test func aTapTurnsASwitchOn() {
        let (control, log) = (UISwitch(frame: CGRect(x: 10, y: 10, width: 0, height: 0)), Log())
        #expect(control.frame == CGRect(x: 10, y: 10, width: 51, height: 31))
        let screen = screen([.tap(at: CGPoint(x: 30, y: 25), time: 0.1)], control, log)
        screen.run(0.5)
        #expect(control.isOn && log.entries == ["changed"])
        control.isOn = false
        #expect(log.entries == ["changed"])
    }

    @Test func aProgressBarFollowsAProgress() {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        let (bar, progress) = (UIProgressView(progressViewStyle: .default), Progress(totalUnitCount: 4))
        progress.completedUnitCount = 1
        host.withCurrent {
            host.window.addSubview(bar)
            bar.observedProgress = progress
            #expect(bar.progress == 0.25)
            progress.completedUnitCount = 3
        }
        host.advance(by: 1.0 / 60)
        #expect(bar.progress == 0.75)
        host.withCurrent {
            bar.observedProgress = nil
            progress.completedUnitCount = 4
        }
        host.advance(by: 1.0 / 60)
        #expect(bar.progress == 0.75)
    }

    @Test func aPageControlDrawsTheDotsInTheMiddleOfVeryManyPages() {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        let view: UIView = control
        control.numberOfPages = 5
        #expect(view.pictureContents(in: view.bounds).count == 5)
        control.numberOfPages = .max / 2
        #expect(view.pictureContents(in: view.bounds).count == 2000)
    }

    @Test func theDotsOfAPageControlFollowItsDirectionOnAGrayBackground() {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view: UIView = control
        func boxes() -> [CGRect] {
            view.pictureContents(in: view.bounds).compactMap { content in
                switch content {
                case .fill(.ellipse(let box), _), .fill(.roundedRectangle(let box, _), _): box
                default: nil
                }
            }
        }
        (control.numberOfPages, control.direction) = (3, .bottomToTop)
        let dots = boxes()
        #expect(dots.count == 3 && dots[0].minY > dots[1].minY && dots[0].minX == dots[2].minX)
        (control.direction, control.backgroundStyle) = (.natural, .prominent)
        #expect(boxes().first == CGRect(x: 50 - 67.0 / 2, y: 37, width: 67, height: 26))
    }

    @Test func aDragMovesASlidersKnobAndItsValue() {
        let (control, log) = (UISlider(frame: CGRect(x: 10, y: 100, width: 228, height: 31)), Log())
        control.maximumValue = 10
        let path = [CGPoint(x: 24, y: 115), CGPoint(x: 124, y: 115)]
        let screen = screen([.pan(along: path, from: 0.1, to: 0.5)], control, log)
        screen.run(0.6)
        // The knob is 28 points wide and has moved by 100 of 200 points.
        #expect(abs(control.value - 5) < 0.01)
        #expect(log.entries.count > 3)
        control.value = 99
        #expect(control.value == 10)
    }

    @Test(arguments: [0, 20] as [CGFloat]) func aLowSliderKeepsItsHeight(height: CGFloat) {
        let (control, log) = (UISlider(frame: CGRect(x: 10, y: 100, width: 0, height: height)), Log())
        control.frame.size = CGSize(width: 228, height: height)
        let path = [CGPoint(x: 24, y: 128), CGPoint(x: 124, y: 128)]
        let screen = screen([.pan(along: path, from: 0.1, to: 0.5)], control, log)
        screen.host.withCurrent {
            #expect(control.frame == CGRect(x: 10, y: 100, width: 228, height: 31))
            #expect(UISlider().frame == CGRect(x: 0, y: 0, width: 0, height: 31))
            #expect(UISlider(frame: CGRect(x: 0, y: 0, width: 228, height: 40)).frame.height == 40)
        }
        screen.run(0.6)
        #expect(abs(control.value - 0.5) < 0.01)
    }

    @Test func imagesAtTheEndsOfASliderShortenTheWayOfItsKnob() {
        let (control, log) = (UISlider(frame: CGRect(x: 10, y: 100, width: 228, height: 31)), Log())
        let path = [CGPoint(x: 52, y: 115), CGPoint(x: 120, y: 115)]
        let screen = screen([.pan(along: path, from: 0.1, to: 0.5)], control, log)
        screen.host.withCurrent {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
            (control.minimumValueImage, control.maximumValueImage) = (image, image)
            #expect(
                control.trackRect(forBounds: control.bounds) == CGRect(x: 30, y: 13.5, width: 168, height: 4))
            #expect(control.maximumValueImageRect(forBounds: control.bounds).minX == 208)
        }
        screen.run(0.6)
        // The knob moves by 68 of 172 - 28 points.
        #expect(abs(control.value - 68.0 / 144) < 0.01)
        #expect(screen.host.warnings.isEmpty)
    }

    /// The marker is inset by 2 points, of which a narrower segment has none.
    @Test(arguments: [0, 3, 8]) func aSegmentedControlThatIsTooNarrowHasAFiniteMarker(_ width: CGFloat) {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        let control = host.withCurrent { UISegmentedControl(items: ["a", "b", "c"]) }
        host.withCurrent {
            control.frame = CGRect(x: 0, y: 0, width: width, height: 2)
            control.selectedSegmentIndex = 1
            host.window.addSubview(control)
        }
        host.advance(by: 1.0 / 60)
        #expect(host.failure == nil)
        #expect(control.subviews.allSatisfy { $0.frame.width.isFinite && $0.frame.minX.isFinite })
    }

    @Test func aTapSelectsASegment() {
        let (control, log) = (UISegmentedControl(items: ["a", "b", "c"]), Log())
        control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
        let screen = screen([.tap(at: CGPoint(x: 250, y: 16), time: 0.1)], control, log)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        screen.run(0.4)
        #expect(control.selectedSegmentIndex == 2 && log.entries == ["changed"])
        #expect(PageText.all(of: screen.host.picture()).map(\.string) == ["a", "b", "c"])
    }

    @Test func tapsCountAStepper() {
        let (control, log) = (UIStepper(frame: .zero), Log())
        (control.maximumValue, control.stepValue) = (2, 1.5)
        let right = CGPoint(x: 70, y: 16)
        let screen = screen(
            [.tap(at: right, time: 0.1), .tap(at: right, time: 0.6), .tap(at: right, time: 1.1)], control, log
        )
        screen.run(1.4)
        #expect(control.value == 2 && log.entries == ["changed", "changed"])
    }

    @Test func aStepperShowsTheImagesOfItsHalves() {
        let stepper = UIStepper(frame: CGRect(x: 10, y: 10, width: 94, height: 32))
        let (more, less) = (UIImage(systemName: "heart"), UIImage(systemName: "trash"))
        #expect(stepper.incrementImage(for: .normal) != nil && stepper.decrementImage(for: .normal) != nil)
        stepper.setIncrementImage(more, for: .normal)
        stepper.setDecrementImage(less, for: .normal)
        stepper.layoutIfNeeded()
        var views: [UIImageView] { stepper.subviews.compactMap { $0 as? UIImageView } }
        #expect(views.map(\.image) == [less, more] && stepper.incrementImage(for: .disabled) === more)
        #expect(views.map(\.center) == [CGPoint(x: 23.5, y: 16), CGPoint(x: 70.5, y: 16)])
        // At the least value the left half is pale.
        #expect(views.map(\.alpha) == [0.3, 1])
        stepper.value = 5
        stepper.layoutIfNeeded()
        #expect(views.map(\.alpha) == [1, 1])
        stepper.setDecrementImage(nil, for: .normal)
        stepper.layoutIfNeeded()
        #expect(views.map(\.image) == [more])
    }

    @Test func aTapBesideTheDotsTurnsAPage() {
        let (control, log) = (UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 37)), Log())
        (control.numberOfPages, control.currentPage) = (3, 1)
        let screen = screen([.tap(at: CGPoint(x: 10, y: 20), time: 0.1)], control, log)
        screen.run(0.3)
        #expect(control.currentPage == 0 && log.entries == ["changed"])
        control.numberOfPages = 0
        #expect(control.currentPage == 0)
    }

    @Test func aTapBeginsEditingAndACursorBlinks() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let log = Log()
        field.addAction(UIAction { _ in log("begin") }, for: .editingDidBegin)
        field.addAction(UIAction { _ in log("changed") }, for: .editingChanged)
        let screen = screen([.tap(at: CGPoint(x: 50, y: 20), time: 0.1)], field, log)
        field.accessibilityIdentifier = "field"
        func cursor() -> Int { screen.host.picture().layer(named: "field")?.contents.count ?? 0 }
        #expect(cursor() == 0)
        screen.run(0.3)
        #expect(screen.host.withCurrent { field.isEditing })
        #expect(log.entries == ["begin"] && cursor() == 1)
        screen.run(0.5)
        #expect(cursor() == 0)
        screen.host.withCurrent {
            field.insertText("ab")
            #expect(field.text == "ab" && log.entries == ["begin", "changed"])
            field.isSecureTextEntry = true
            field.resignFirstResponder()
            #expect(!field.isEditing)
        }
        #expect(PageText.all(of: screen.host.picture()).map(\.string) == ["••"])
    }

    @Test func progressIsLimitedAndFillsTheBar() {
        let fixture = ViewFixture()
        let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
        fixture.view.addSubview(bar)
        bar.progress = 7
        #expect(bar.progress == 1)
        fixture.host.withCurrent {
            bar.setProgress(0.25, animated: false)
            bar.layoutIfNeeded()
        }
        #expect(bar.subviews.first?.frame.width == 25)
    }

    @Test func aSpinnerTurnsOnceASecond() {
        let fixture = ViewFixture()
        fixture.host.withCurrent {
            let spinner = UIActivityIndicatorView(style: .large)
            #expect(spinner.frame.size == CGSize(width: 37, height: 37) && spinner.isHidden)
            fixture.view.addSubview(spinner)
            spinner.startAnimating()
            let first = spinner.pictureContents(in: spinner.bounds)
            fixture.run(0.5)
            #expect(spinner.pictureContents(in: spinner.bounds) != first)
            fixture.run(0.5)
            #expect(spinner.pictureContents(in: spinner.bounds) == first)
            spinner.stopAnimating()
            #expect(spinner.isHidden)
            spinner.hidesWhenStopped = false
            #expect(!spinner.isHidden)
        }
    }
}
