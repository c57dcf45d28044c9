import FilmRuntime
import Foundation
import Testing

/// Sets and dictionaries of objects.
@MainActor @Suite struct ObjectTableTests {
    private protocol Listener: AnyObject {}
    private final class Own: Listener {}

    @Test func aSetHoldsItsObjectsWeakly() {
        let table = NSHashTable<any Listener>.weakObjects()
        let kept = Own()
        table.add(kept)
        table.add(kept)
        do { table.add(Own()) }
        #expect(table.count == 1 && table.contains(kept) && table.allObjects.first === kept)
        table.remove(kept)
        #expect(table.allObjects.isEmpty && table.anyObject == nil)
    }

    @Test func aDictionaryHoldsItsKeysWeakly() {
        let table = NSMapTable<Own, NSString>.weakToStrongObjects()
        let kept = Own()
        table.setObject("a", forKey: kept)
        table.setObject("b", forKey: kept)
        do { table.setObject("c", forKey: Own()) }
        #expect(table.count == 1 && table.object(forKey: kept) == "b")
        #expect(table.objectEnumerator()?.nextObject() as? NSString == "b")
        table.setObject(nil, forKey: kept)
        #expect(table.count == 0)
    }

    @Test func equalKeysAreOne() {
        let table = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
        table.setObject(1, forKey: NSString(string: "a"))
        #expect(table.object(forKey: NSString(string: "a")) == 1)
    }

    @Test func aListOfAnyTypeHasACount() throws {
        let list = NSMutableArray(array: [[1, 2], ["a": 1], CGFloat(3)])
        #expect((list[0] as AnyObject as? FlipbookCounted)?.count == 2)
        #expect((list[1] as AnyObject as? FlipbookCounted)?.count == 1)
        #expect(flipbookNumber(list[2] as AnyObject, as: NSNumber.self) == 3)
    }

    @Test func numbersAreObjects() {
        #expect(flipbookNumber(object: CGFloat(2.5)) == 2.5 && flipbookNumber(object: Int32(3)) == 3)
        #expect(flipbookNumber(object: true) == true && flipbookNumber(object: 4) == 4)
    }
}
