import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@_spi(UIKitInternals) @testable import UIKitControls

/// The progress of the page that a page control shows.
@MainActor @Suite struct PageProgressTests {
    private final class Delegate: NSObject, UIPageControlTimerProgressDelegate {
        var asked: [Int] = []
        var allows = true

        func pageControlTimerProgress(
            _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
        ) -> Bool {
            asked.append(page)
            return allows
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 100))

    private func makeControl(_ progress: UIPageControlProgress) -> UIPageControl {
        host.withCurrent {
            let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
            (control.numberOfPages, control.progress) = (3, progress)
            host.window.addSubview(control)
            return control
        }
    }

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    @Test func theDotOfThePageIsABarThatFills() {
        let progress = host.withCurrent { UIPageControlProgress() }
        let control = makeControl(progress)
        host.withCurrent {
            progress.currentProgress = 0.5
            let boxes = control.indicators(in: control.bounds).map(\.box)
            #expect(boxes.map(\.width) == [28, 7, 7] && boxes[1].minX - boxes[0].maxX == 9)
            #expect(isNear(control.size(forNumberOfPages: 3).width, 60), "28 + 9 + 7 + 9 + 7")
            let half = CGRect(x: boxes[0].minX, y: boxes[0].minY, width: 14, height: 7)
            let drawn = control.pictureContents(in: control.bounds)
            #expect(drawn.count == 4)
            #expect(drawn[1] == .fill(.roundedRectangle(half, cornerRadius: 3.5), UIColor.white.color))
            progress.currentProgress = 7
            #expect(progress.currentProgress == 1 && progress.isProgressVisible)
            control.currentPage = 2
            #expect(progress.currentProgress == 0)
            control.progress = nil
            let widths: [CGFloat] = control.indicators(in: control.bounds).map { $0.box.width }
            #expect(widths == [7, 7, 7])
            #expect(!progress.isProgressVisible)
        }
    }

    @Test func timeLeadsFromPageToPage() {
        let delegate = Delegate()
        let progress = host.withCurrent { UIPageControlTimerProgress(preferredDuration: 1) }
        let control = makeControl(progress)
        var pages: [Int] = []
        host.withCurrent {
            progress.delegate = delegate
            progress.setDuration(0.5, forPage: 1)
            control.addAction(UIAction { _ in pages.append(control.currentPage) }, for: .valueChanged)
        }
        run(0.5)
        #expect(progress.currentProgress == 0 && !progress.isRunning)
        host.withCurrent { progress.resumeTimer() }
        run(0.5)
        #expect(abs(progress.currentProgress - 0.5) < 0.02 && progress.isRunning)
        host.withCurrent { progress.pauseTimer() }
        run(0.5)
        host.withCurrent { progress.resumeTimer() }
        run(0.6)
        #expect(pages == [1])
        run(0.6)
        #expect(pages == [1, 2] && delegate.asked == [1, 2])
        run(2)
        #expect(pages == [1, 2] && progress.currentProgress == 1, "the last page stays")
        host.withCurrent {
            (progress.resetsToInitialPageAfterEnd, delegate.allows) = (true, false)
            progress.currentProgress = 0.9
        }
        run(0.5)
        #expect(delegate.asked == [1, 2, 0] && control.currentPage == 2)
    }
}
