import CoreDrawing
import CoreGeometry
import Testing
import UIFoundation
import UIKitDrawing
import UIKitHost

@MainActor struct ImageFileTests {
    private let fixture = DrawingFixture()

    private func picture(_ color: CIColor) -> CGImage? {
        CIContext().createCGImage(
            fixture.square(color), from: CGRect(x: 0, y: 0, width: 8, height: 8))
    }

    /// Returns the bytes of a GIF of two frames.
    private func gif() throws -> NSMutableData {
        let file = NSMutableData()
        let target = try #require(CGImageDestinationCreateWithData(file, "com.compuserve.gif", 2, nil))
        CGImageDestinationSetProperties(
            target,
            NSDictionary(
                object: NSDictionary(object: NSNumber(value: 3), forKey: kCGImagePropertyGIFLoopCount),
                forKey: kCGImagePropertyGIFDictionary))
        let times = NSDictionary(
            object: NSDictionary(object: NSNumber(value: 0.25), forKey: kCGImagePropertyGIFDelayTime),
            forKey: kCGImagePropertyGIFDictionary)
        for color in [CIColor.red, CIColor.blue] {
            CGImageDestinationAddImage(target, try #require(picture(color)), times)
        }
        #expect(CGImageDestinationFinalize(target))
        return file
    }

    @Test func framesOfAGIFComeBackWithTheirTimes() throws {
        try fixture.host.withCurrent {
            let source = try #require(CGImageSourceCreateWithData(try gif(), nil))
            #expect(CGImageSourceGetCount(source) == 2)
            for (index, color) in [[255, 0, 0, 255], [0, 0, 255, 255]].enumerated() {
                let image = try #require(CGImageSourceCreateImageAtIndex(source, index, nil))
                #expect(fixture.pixel(of: CIImage(cgImage: image))?.map(Int.init) == color)
                let all = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
                let gif = all?[kCGImagePropertyGIFDictionary] as? NSDictionary
                #expect((gif?[kCGImagePropertyGIFDelayTime] as? NSNumber)?.doubleValue == 0.25)
            }
            let gif =
                CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary] as? NSDictionary
            #expect((gif?[kCGImagePropertyGIFLoopCount] as? NSNumber)?.intValue == 3)
            #expect(CGImageSourceCreateImageAtIndex(source, 2, nil) == nil)
        }
    }

    @Test func aGIFOfManyColorsHasTheNearestOnes() throws {
        try fixture.host.withCurrent {
            let slope = CIFilter.linearGradient()
            slope.point1 = CGPoint(x: 64, y: 0)
            slope.color0 = .red
            slope.color1 = .green
            let image = try #require(slope.outputImage)
            let area = CGRect(x: 0, y: 0, width: 64, height: 64)
            let file = NSMutableData()
            let target = try #require(CGImageDestinationCreateWithData(file, "com.compuserve.gif", 1, nil))
            CGImageDestinationAddImage(
                target, try #require(CIContext().createCGImage(image, from: area)), nil)
            #expect(CGImageDestinationFinalize(target))
            let back = try #require(UIImage(data: file as Data).flatMap { CIImage(image: $0) })
            let (before, after) = (fixture.bytes(of: image, in: area), fixture.bytes(of: back, in: area))
            for (one, other) in zip(before, after) {
                #expect(zip(one, other).allSatisfy { abs(Int($0) - Int($1)) <= 8 })
            }
        }
    }

    @Test func aPNGHasOnePictureAndASize() throws {
        try fixture.host.withCurrent {
            let file = try #require(picture(.green).flatMap { UIImage(cgImage: $0).pngData() })
            let source = try #require(CGImageSourceCreateWithData(NSData(data: file), nil))
            #expect(CGImageSourceGetCount(source) == 1)
            #expect(CGImageSourceGetType(source) == NSString(string: "public.png"))
            let all = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
            #expect((all?[kCGImagePropertyPixelWidth] as? NSNumber)?.intValue == 8)
            let options = NSDictionary(
                object: NSNumber(value: 4), forKey: kCGImageSourceThumbnailMaxPixelSize)
            let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
            #expect(small.width == 4 && small.height == 4)
            #expect(fixture.pixel(of: CIImage(cgImage: small), x: 2, y: 2) == [0, 255, 0, 255])
        }
    }

    @Test func otherBytesAreNoImage() {
        fixture.host.withCurrent {
            #expect(CGImageSourceCreateWithData(NSData(data: Data("text".utf8)), nil) == nil)
            #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.text", 1, nil) == nil)
        }
        #expect(fixture.host.warnings.contains { $0.contains("public.text") })
    }
}
