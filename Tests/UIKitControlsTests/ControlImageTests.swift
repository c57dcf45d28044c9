import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// Images in place of the parts that controls draw.
@MainActor @Suite struct ControlImageTests {
    private let fixture = ViewFixture()

    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        fixture.host.withCurrent {
            UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: width, height: height))
            }
        }
    }

    private func layers(of view: UIView) -> [Layer] {
        fixture.host.withCurrent {
            view.layoutIfNeeded()
            return view.pictureLayers(in: view.bounds)
        }
    }

    private func contents(of view: UIView) -> [Layer.Content] {
        fixture.host.withCurrent {
            view.layoutIfNeeded()
            return view.pictureContents(in: view.bounds)
        }
    }

    @Test func aSliderShowsTheImagesOfItsLine() {
        let slider = fixture.host.withCurrent { UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31)) }
        #expect(contents(of: slider).count == 1 && layers(of: slider).isEmpty)
        #expect(slider.subviews.first?.isHidden == false, "the line up to the knob")
        slider.setMinimumTrackImage(image(4, 4), for: .normal)
        // At 0 the image ends below the middle of the knob.
        #expect(contents(of: slider).count == 1 && layers(of: slider).count == 1)
        #expect(slider.subviews.first?.isHidden == true)
        slider.setMaximumTrackImage(image(4, 4), for: .normal)
        slider.value = 0.5
        #expect(contents(of: slider).isEmpty && layers(of: slider).count == 2)
        #expect(slider.minimumTrackImage(for: .normal) != nil && fixture.host.warnings.isEmpty)
    }

    @Test func aProgressBarShowsItsImages() throws {
        let bar = fixture.host.withCurrent { UIProgressView(progressViewStyle: .default) }
        (bar.trackImage, bar.progressImage, bar.progress) = (image(4, 4), image(4, 4), 0.5)
        #expect(contents(of: bar).isEmpty && layers(of: bar).count == 1)
        let fill = try #require(bar.subviews.first as? UIImageView)
        #expect(fill.image === bar.progressImage && fill.backgroundColor == nil && fill.frame.width == 75)
        bar.progressImage = nil
        _ = layers(of: bar)
        #expect(fill.backgroundColor != nil && fixture.host.warnings.isEmpty)
    }

    @Test func pagesShowImagesInPlaceOfDots() {
        let pages = fixture.host.withCurrent {
            UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 37))
        }
        pages.numberOfPages = 3
        pages.setIndicatorImage(image(8, 8), forPage: 1)
        #expect(contents(of: pages).count == 2 && layers(of: pages).count == 1)
        pages.preferredIndicatorImage = image(6, 6)
        #expect(contents(of: pages).isEmpty && layers(of: pages).count == 3)
        #expect(pages.indicatorImage(forPage: 1) != nil && pages.indicatorImage(forPage: 0) == nil)
        #expect(fixture.host.warnings.isEmpty)
    }

    @Test func imagesOfPagesStandApart() {
        let pages = fixture.host.withCurrent {
            UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 37))
        }
        pages.numberOfPages = 3
        let dots = pages.size(forNumberOfPages: 3).width
        pages.setIndicatorImage(image(27, 20), forPage: 1)
        #expect(pages.size(forNumberOfPages: 3).width == dots + 20)
        // The dots stay as far from the image as from one another.
        let boxes = contents(of: pages).compactMap { content -> CGRect? in
            if case .fill(.ellipse(let box), _) = content { box } else { nil }
        }
        #expect(boxes.map(\.minX) == [70.5 as CGFloat, 122.5])
        pages.preferredIndicatorImage = image(17, 20)
        #expect(pages.size(forNumberOfPages: 3).width == 79)
        #expect(pages.size(forNumberOfPages: 1).width == 17)
    }

    @Test func segmentsMayBeAsWideAsTheirTitles() {
        let control = fixture.host.withCurrent { UISegmentedControl(items: ["I", "A long title"]) }
        func widths() -> [CGFloat] {
            fixture.host.withCurrent {
                control.setNeedsLayout()
                control.layoutIfNeeded()
                return control.subviews.compactMap { $0 as? UIButton }.map(\.frame.width)
            }
        }
        let natural = fixture.host.withCurrent { control.intrinsicContentSize.width }
        control.frame = CGRect(x: 0, y: 0, width: natural, height: 32)
        #expect(abs(widths()[0] - widths()[1]) <= 1)
        control.apportionsSegmentWidthsByContent = true
        #expect(widths()[1] > widths()[0] + 40 && abs(widths().reduce(0, +) - natural) <= 1)
        #expect(fixture.host.withCurrent { control.intrinsicContentSize.width } < natural)
        #expect(fixture.host.warnings.isEmpty)
    }
}
