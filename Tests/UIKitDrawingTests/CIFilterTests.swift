import CoreGeometry
import Testing
import UIFoundation
import UIKitDrawing
import UIKitHost

@MainActor struct CIFilterTests {
    private let fixture = DrawingFixture()

    @Test func aFilterWithoutASubstituteIsNilWithAWarning() {
        fixture.host.withCurrent {
            #expect(CIFilter(name: "CISomething") == nil)
            #expect(CIFilter(name: "CIGaussianBlur") != nil)
        }
        #expect(fixture.host.warnings.contains { $0.contains("CISomething") })
    }

    @Test func colorsAreInverted() {
        let image = fixture.square(CIColor(red: 1, green: 0, blue: 0)).applyingFilter("CIColorInvert")
        #expect(fixture.pixel(of: image) == [0, 255, 255, 255])
    }

    @Test func aStepOfExposureDoublesTheLight() {
        // The byte 128 has 0.2159 of white's light; twice as much is the byte 176.
        let gray = CIColor(red: 128 / 255, green: 128 / 255, blue: 128 / 255)
        let image = fixture.square(gray).applyingFilter("CIExposureAdjust", parameters: ["inputEV": 1.0])
        #expect(fixture.pixel(of: image) == [176, 176, 176, 255])
    }

    @Test func withoutSaturationAllComponentsAreEqual() throws {
        let filter = CIFilter.colorControls()
        filter.inputImage = fixture.square(CIColor(red: 1, green: 0.4, blue: 0.1))
        filter.saturation = 0
        let pixel = try #require(fixture.pixel(of: filter.outputImage))
        #expect(pixel[0] == pixel[1] && pixel[1] == pixel[2] && pixel[0] > 100 && pixel[0] < 200)
    }

    @Test(arguments: ["CIPhotoEffectMono", "CIPhotoEffectNoir", "CIPhotoEffectTonal"])
    func photographsTurnGray(name: String) throws {
        let image = fixture.square(CIColor(red: 0.9, green: 0.3, blue: 0.2)).applyingFilter(name)
        let pixel = try #require(fixture.pixel(of: image))
        #expect(pixel[0] == pixel[1] && pixel[1] == pixel[2])
    }

    @Test func sepiaMakesGraysBrown() throws {
        let image = fixture.square(.gray).applyingFilter("CISepiaTone")
        let pixel = try #require(fixture.pixel(of: image))
        #expect(pixel[0] > pixel[1] && pixel[1] > pixel[2])
    }

    @Test func aBlurKeepsTheLightAndHasAMarginOfThreeRadii() {
        let filter = CIFilter(name: "CIGaussianBlur", parameters: ["inputRadius": 2.0])
        filter?.setValue(fixture.square(.white, side: 40), forKey: kCIInputImageKey)
        let image = filter?.outputImage
        #expect(image?.extent == CGRect(x: -6, y: -6, width: 52, height: 52))
        #expect(fixture.pixel(of: image, x: 20, y: 20) == [255, 255, 255, 255])
        // The edge lies between two pixels, whose opacities sum to one.
        let (outside, inside) = (
            fixture.pixel(of: image, x: -1, y: 20)?[3] ?? 0, fixture.pixel(of: image, x: 0, y: 20)?[3] ?? 0
        )
        #expect(abs(Int(outside) + Int(inside) - 255) <= 1)
        #expect(outside > 80 && outside < 127)
    }

    @Test func pixelsOfASquareHaveItsMean() {
        let left = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 8))
        let image = left.composited(over: fixture.square(.black)).applyingFilter(
            "CIPixellate", parameters: ["inputScale": 8.0, "inputCenter": CIVector(x: 0, y: 0)])
        // Half of white's light is the byte 188.
        for x in [0, 7] { #expect(fixture.pixel(of: image, x: x, y: 3) == [188, 188, 188, 255]) }
    }

    @Test func imagesAreCutMovedAndPutOverOthers() {
        let front = fixture.square(.red, side: 2).transformed(
            by: CGAffineTransform(translationX: 4, y: 1))
        #expect(front.extent == CGRect(x: 4, y: 1, width: 2, height: 2))
        let image = front.composited(over: fixture.square(.blue))
        #expect(fixture.pixel(of: image, x: 4, y: 1) == [255, 0, 0, 255])
        #expect(fixture.pixel(of: image, x: 3, y: 1) == [0, 0, 255, 255])
        let cut = image.cropped(to: CGRect(x: 5, y: 0, width: 100, height: 2))
        #expect(cut.extent == CGRect(x: 5, y: 0, width: 3, height: 2))
        #expect(fixture.pixel(of: cut, x: 4, y: 1) == [0, 0, 0, 0])
    }

    @Test func filtersMakeImagesOfUIKit() {
        fixture.host.withCurrent {
            let photo = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
                UIColor.blue.setFill()
                context.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
            }
            let input = CIImage(image: photo)
            let side = input?.extent.height ?? 0
            // The upper half is that of greater y.
            #expect(fixture.pixel(of: input, y: Int(side) - 1) == [255, 0, 0, 255])
            #expect(fixture.pixel(of: input, y: 0) == [0, 0, 255, 255])
            let shown = input.map(UIImage.init(ciImage:))
            #expect(shown?.size == CGSize(width: side, height: side))
        }
    }

    @Test func everyFilterMakesPixels() {
        let square = fixture.square(CIColor(red: 0.2, green: 0.6, blue: 0.4), side: 16)
        for name in CIFilter.filterNames(inCategory: nil) where !name.contains("ColorCube") {
            let filter = fixture.host.withCurrent { CIFilter(name: name) }
            for key in filter?.inputKeys ?? [] where key.hasSuffix("Image") {
                filter?.setValue(square, forKey: key)
            }
            filter?.setValue(Data("text".utf8), forKey: "inputMessage")
            #expect(filter?.outputImage != nil, "\(name)")
            #expect(fixture.pixel(of: filter?.outputImage, x: 3, y: 3) != nil, "\(name)")
        }
    }

    @Test func infiniteImagesMakeNoPicture() {
        fixture.host.withCurrent {
            #expect(CIContext().createCGImage(CIImage(color: .red), from: .infinite) == nil)
        }
        #expect(fixture.host.warnings.contains { $0.contains("infinite") })
    }
}
