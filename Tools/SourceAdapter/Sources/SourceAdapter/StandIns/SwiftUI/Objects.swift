// The objects whose values a structure shows that shows a view of UIKit.
import UIKit

@propertyWrapper struct ObservedObject<Object: AnyObject> {
    @dynamicMemberLookup struct Wrapper {
        fileprivate let object: Object
        subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<Object, Part>) -> Binding<Part> {
            Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
        }
    }
    var wrappedValue: Object
    init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
    init(initialValue: Object) { wrappedValue = initialValue }
    var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}
@propertyWrapper struct StateObject<Object: AnyObject> {
    private var observed: ObservedObject<Object>
    init(wrappedValue: @autoclosure () -> Object) { observed = ObservedObject(wrappedValue: wrappedValue()) }
    var wrappedValue: Object { observed.wrappedValue }
    var projectedValue: ObservedObject<Object>.Wrapper { observed.projectedValue }
}
