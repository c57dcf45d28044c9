import Testing
import UIKitHost

@testable import UIFoundation

@Suite struct GeometryTextTests {
    @Test func geometryIsPrintedAsUIKitPrintsIt() {
        #expect(NSStringFromCGPoint(CGPoint(x: 150, y: 236)) == "{150, 236}")
        #expect(NSStringFromCGAffineTransform(.identity) == "[1, 0, 0, 1, 0, 0]")
        #expect(NSStringFromCGRect(CGRect(x: 0, y: 0, width: 50, height: 50)) == "{{0, 0}, {50, 50}}")
        #expect(NSCoder.string(for: CGSize(width: 0.5, height: 2)) == "{0.5, 2}")
        #expect(NSCoder.string(for: CGVector(dx: -1, dy: 0.1)) == "{-1, 0.1}")
        #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
        #expect(NSCoder.string(for: UIOffset(horizontal: 1, vertical: 2)) == "{1, 2}")
    }

    @Test func numbersReadBackAndZeroHasNoSign() {
        #expect(NSStringFromCGAffineTransform(CGAffineTransform(rotationAngle: 0)) == "[1, 0, 0, 1, 0, 0]")
        for number in [0.1, 1.0 / 3, 1e-7, 123456.789, 1e22, -2.5] {
            #expect(Double(shortestDigits(number)) == number)
        }
    }

    @Test func textsReadBackAsGeometry() {
        #expect(NSCoder.cgPoint(for: "{-12.5,8}") == CGPoint(x: -12.5, y: 8))
        #expect(CGPointFromString(" { 1e2 , 3 } ") == CGPoint(x: 100, y: 3))
        let rect = CGRect(x: 1, y: -2, width: 1.0 / 3, height: 50)
        #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect && CGRectFromString("") == .zero)
        #expect(NSCoder.cgSize(for: "{3, 4}") == CGSize(width: 3, height: 4))
        #expect(NSCoder.cgVector(for: "{3, 4}") == CGVector(dx: 3, dy: 4))
        let turn = CGAffineTransform(rotationAngle: 0.3)
        #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: turn)) == turn)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == insets)
        #expect(NSCoder.uiOffset(for: "{1, 2}") == UIOffset(horizontal: 1, vertical: 2))
        #expect(NSCoder.cgPoint(for: "{hx, 2}") == .zero && NSCoder.cgPoint(for: "{1, 2, 3}") == .zero)
    }

    @Test func insetsMoveEdgesInwards() {
        let box = CGRect(x: 0, y: 0, width: 100, height: 50)
        let inset = box.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(inset == CGRect(x: 2, y: 1, width: 94, height: 46))
        #expect(box.inset(by: .zero) == box)
    }

    @Test func insetsThatAreLargerThanARectangleLeadToANegativeSize() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
            .inset(by: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
        #expect(rect.origin == CGPoint(x: 21, y: 12) && rect.size == CGSize(width: -57, height: -36))
    }

    @Test func valuesHoldInsetsOffsetsAndVectors() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        let sides = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(NSValue(directionalEdgeInsets: sides).directionalEdgeInsetsValue == sides)
        let offset = UIOffset(horizontal: -1, vertical: 0.5)
        #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
        #expect(NSValue(cgVector: CGVector(dx: 3, dy: -4)).cgVectorValue == CGVector(dx: 3, dy: -4))
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).uiEdgeInsetsValue == .zero)
    }

    @Test func valuesOfGeometryAreObjectsWhereCodeCastsThem() {
        #expect(flipbookValue(CGPoint(x: 1, y: 2))?.cgPointValue == CGPoint(x: 1, y: 2))
        let object = CGSize(width: 3, height: 4) as AnyObject
        #expect(flipbookValue(object)?.cgSizeValue == CGSize(width: 3, height: 4))
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(flipbookValue(insets)?.uiEdgeInsetsValue == insets)
        let value = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(flipbookValue(value) === value)
        #expect(flipbookValue("text") == nil && flipbookValue(nil) == nil)
    }

    @Test func archivesKeepGeometryByKeys() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode(CGPoint(x: 1, y: 2), forKey: "point")
        archiver.encode(CGSize(width: 3, height: 4), forKey: "size")
        archiver.encode(CGRect(x: 5, y: 6, width: 7, height: 8), forKey: "rect")
        archiver.encode(CGVector(dx: 0.1, dy: -2), forKey: "vector")
        archiver.encode(CGAffineTransform(translationX: 9, y: 1.0 / 3), forKey: "transform")
        archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
        archiver.encode(UIOffset(horizontal: 5, vertical: 6), forKey: "offset")
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(coder.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2))
        #expect(coder.decodeCGSize(forKey: "size") == CGSize(width: 3, height: 4))
        #expect(coder.decodeCGRect(forKey: "rect") == CGRect(x: 5, y: 6, width: 7, height: 8))
        #expect(coder.decodeCGVector(forKey: "vector") == CGVector(dx: 0.1, dy: -2))
        let transform = CGAffineTransform(translationX: 9, y: 1.0 / 3)
        #expect(coder.decodeCGAffineTransform(forKey: "transform") == transform)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(coder.decodeUIEdgeInsets(forKey: "insets") == insets)
        #expect(coder.decodeUIOffset(forKey: "offset") == UIOffset(horizontal: 5, vertical: 6))
        #expect(coder.decodeCGPoint(forKey: "missing") == .zero)
    }
}
