import Testing
import UIKitHost

@MainActor @Suite struct InvalidatedPlaceTests {
    @Test func aContextKeepsThePlacesThatWereNamed() {
        let context = UICollectionViewLayoutInvalidationContext()
        #expect(context.invalidatedItemIndexPaths == nil)
        context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
        context.invalidateItems(at: [IndexPath(item: 2, section: 0)])
        #expect(context.invalidatedItemIndexPaths?.map(\.item) == [1, 2])
        context.invalidateSupplementaryElements(ofKind: "a", at: [IndexPath(item: 0, section: 3)])
        #expect(context.invalidatedSupplementaryIndexPaths?["a"]?.map(\.section) == [3])
        #expect(context.invalidatedDecorationIndexPaths == nil)
    }

    @Test func interactionsKnowTheirViewAndDropsHaveApplesNumbers() {
        let view = UIView()
        let pointer = UIPointerInteraction()
        view.addInteraction(pointer)
        #expect(pointer.view === view && pointer.isEnabled)
        #expect(UIDragInteraction.isEnabledByDefault)
        let operations: [UIDropOperation] = [.cancel, .forbidden, .copy, .move]
        #expect(operations.map(\.rawValue) == [0, 1, 2, 3])
        #expect(UIScrollTypeMask.all.rawValue == 3)
    }
}
