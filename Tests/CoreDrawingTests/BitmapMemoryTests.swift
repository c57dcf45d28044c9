import Picture
import Testing
import UIKitHost

@testable import CoreDrawing

/// Contexts of pixels in the memory of their callers.
@MainActor @Suite struct BitmapMemoryTests {
    private let host = SceneHost(size: CGSize(width: 20, height: 20))
    nonisolated private static let little = CGBitmapInfo.byteOrder32Little.rawValue

    nonisolated private static func info(_ alpha: CGImageAlphaInfo, _ order: UInt32 = 0) -> UInt32 {
        alpha.rawValue | order
    }

    private func context(
        _ data: UnsafeMutableRawPointer?, width: Int, height: Int, bits: Int = 8, row: Int,
        _ info: UInt32 = Self.info(.premultipliedLast)
    ) -> CGContext? {
        CGContext(
            data: data, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
    }

    /// Returns the bytes of an image of pixels; none for another one.
    private func bytes(of image: CGImage?) -> [UInt8] {
        guard case .pixels(let pixels)? = image?.content(scale: 1) else { return [] }
        return pixels.withUnsafeBytes { Array($0) }
    }

    @Test(
        arguments: [
            (Self.info(.premultipliedLast), [200, 100, 50, 255], [50, 100, 200, 255]),
            (Self.info(.premultipliedFirst), [255, 200, 100, 50], [50, 100, 200, 255]),
            (Self.info(.premultipliedFirst, Self.little), [50, 100, 200, 255], [50, 100, 200, 255]),
            (Self.info(.premultipliedLast, Self.little), [255, 50, 100, 200], [50, 100, 200, 255]),
            (Self.info(.noneSkipLast), [200, 100, 50, 0], [50, 100, 200, 255]),
            (Self.info(.noneSkipFirst, Self.little), [50, 100, 200, 7], [50, 100, 200, 255]),
            (Self.info(.last), [200, 100, 50, 128], [25, 50, 100, 128]),
            (Self.info(.first, Self.little), [50, 100, 200, 128], [25, 50, 100, 128]),
            (Self.info(.premultipliedLast), [200, 100, 50, 128], [50, 100, 128, 128]),
        ] as [(UInt32, [UInt8], [UInt8])])
    func pixelsAreReadInTheirLayout(_ info: UInt32, _ pixel: [UInt8], _ expected: [UInt8]) {
        host.withCurrent {
            var pixel = pixel
            let found = pixel.withUnsafeMutableBytes {
                bytes(of: context($0.baseAddress, width: 1, height: 1, row: 4, info)?.makeImage())
            }
            #expect(found == expected && host.warnings.isEmpty)
        }
    }

    @Test func rowsRunFromTheTopAndMayHaveGaps() {
        host.withCurrent {
            var memory = (0..<24).map { UInt8($0) }
            memory.withUnsafeMutableBytes { memory in
                let context = context(
                    memory.baseAddress, width: 2, height: 2, row: 12, Self.info(.noneSkipFirst, Self.little))
                let image = context?.makeImage()
                #expect(image?.width == 2 && image?.height == 2)
                #expect(
                    bytes(of: image) == [0, 1, 2, 255, 4, 5, 6, 255, 12, 13, 14, 255, 16, 17, 18, 255])
                #expect(context?.data == memory.baseAddress)
            }
        }
    }

    @Test func codeThatAsksForTheMemoryMayChangeIt() {
        host.withCurrent {
            var memory: [UInt8] = [1, 2, 3, 255]
            memory.withUnsafeMutableBytes { memory in
                let context = context(memory.baseAddress, width: 1, height: 1, row: 4)
                memory[0] = 9
                #expect(bytes(of: context?.makeImage()) == [3, 2, 1, 255])
                context?.data?.storeBytes(of: 8, as: UInt8.self)
                #expect(bytes(of: context?.makeImage()) == [3, 2, 8, 255])
            }
            #expect(context(nil, width: 1, height: 1, row: 4)?.data == nil && host.warnings.isEmpty)
        }
    }

    @Test func drawingsLieAboveThePixelsAndDoNotChangeTheMemory() throws {
        try host.withCurrent {
            var memory: [UInt8] = [1, 2, 3, 255]
            let image = try memory.withUnsafeMutableBytes { memory in
                let made = context(memory.baseAddress, width: 1, height: 1, row: 4)
                let context = try #require(made)
                context.clip(to: CGRect(x: 0, y: 0, width: 0.5, height: 1))
                context.setFillColor(UIColor.blue.cgColor)
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 0.5))
                return context.makeImage()
            }
            guard case .drawing(let drawing)? = image?.content(scale: 1) else {
                Issue.record("no drawing")
                return
            }
            func operations(_ layer: Layer) -> [Layer.Content] {
                layer.contents + layer.children.flatMap(operations)
            }
            let drawn = operations(drawing)
            guard drawn.count == 3, case .image(let placed) = drawn[0] else {
                Issue.record("\(drawn)")
                return
            }
            #expect(placed.frame == CGRect(x: 0, y: 0, width: 1, height: 1))
            #expect(placed.image.withUnsafeBytes { Array($0) } == [3, 2, 1, 255])
            #expect(memory == [1, 2, 3, 255])
            let call = "CGContext(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)"
            #expect(
                host.warnings == [
                    "\(call) writes no pixels into the memory of its caller; makeImage() has what is drawn."
                ])
        }
    }

    @Test(
        arguments: [
            (16, 16, Self.info(.premultipliedLast)), (8, 7, Self.info(.premultipliedLast)),
            (8, 0, Self.info(.premultipliedLast)),
            (8, Int.max, Self.info(.premultipliedLast)), (8, 8, Self.info(.none)),
            (8, 8, Self.info(.alphaOnly)),
            (8, 8, Self.info(.last, CGBitmapInfo.byteOrder16Big.rawValue)),
            (8, 8, Self.info(.last, CGBitmapInfo.floatComponents.rawValue)),
        ] as [(Int, Int, UInt32)])
    func aMemoryOfAnotherFormMakesNoContext(_ bits: Int, _ row: Int, _ info: UInt32) {
        host.withCurrent {
            var memory = [UInt8](repeating: 0, count: 64)
            memory.withUnsafeMutableBytes {
                #expect(context($0.baseAddress, width: 2, height: 2, bits: bits, row: row, info) == nil)
            }
            #expect(host.warnings.count == 1)
        }
    }
}
