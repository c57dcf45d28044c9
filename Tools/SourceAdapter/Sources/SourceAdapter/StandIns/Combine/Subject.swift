// In place of Combine: subjects and published properties.
import UIKit

protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
}
extension Subject where Output == Void {
    func send() { send(()) }
}
final class Audience<Output, Failure: Error> {
    private var members: [(number: Int, subscriber: AnySubscriber<Output, Failure>)] = []
    private var count = 0
    private(set) var end: Subscribers.Completion<Failure>?
    func add(_ subscriber: AnySubscriber<Output, Failure>, first: @escaping () -> Output?) {
        if let end {
            subscriber.begin(ActionSubscription())
            return subscriber.end(end)
        }
        count += 1
        let number = count
        subscriber.begin(
            ActionSubscription(
                onRequest: {
                    self.members.append((number, subscriber))
                    if let value = first() { subscriber.send(value) }
                }, onCancel: { self.members.removeAll { $0.number == number } }))
    }
    func send(_ value: Output) {
        guard end == nil else { return }
        for (number, subscriber) in members where members.contains(where: { $0.number == number }) {
            subscriber.send(value)
        }
    }
    func finish(_ completion: Subscribers.Completion<Failure>) {
        guard end == nil else { return }
        end = completion
        let last = members
        members = []
        for member in last { member.subscriber.end(completion) }
    }
}
final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let audience = Audience<Output, Failure>()
    init() {}
    func send(_ value: Output) { audience.send(value) }
    func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        audience.add(AnySubscriber(subscriber)) { nil }
    }
}
final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let audience = Audience<Output, Failure>()
    private var current: Output
    init(_ value: Output) { current = value }
    var value: Output {
        get { current }
        set { send(newValue) }
    }
    func send(_ value: Output) {
        guard audience.end == nil else { return }
        current = value
        audience.send(value)
    }
    func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        audience.add(AnySubscriber(subscriber)) { self.current }
    }
}
extension Publisher {
    func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
    where S.Output == Output, S.Failure == Failure {
        sink(
            receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    }
}

protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    var objectWillChange: ObjectWillChangePublisher { get }
}
final class ObservableObjectPublisher: Publisher {
    typealias Output = Void
    typealias Failure = Never
    private let audience = Audience<Void, Never>()
    init() {}
    func send() { audience.send(()) }
    func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        audience.add(AnySubscriber(subscriber)) { nil }
    }
}
private struct ChangePublishers {
    static var all: [ObjectIdentifier: (object: () -> AnyObject?, publisher: ObservableObjectPublisher)] = [:]
}
extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    var objectWillChange: ObservableObjectPublisher {
        let entry = ChangePublishers.all[ObjectIdentifier(self)]
        if let entry, entry.object() === self { return entry.publisher }
        let publisher = ObservableObjectPublisher()
        ChangePublishers.all[ObjectIdentifier(self)] = ({ [weak self] in self }, publisher)
        return publisher
    }
}
@propertyWrapper struct Published<Value> {
    final class Storage {
        var current: Value
        var assignments: [AnyCancellable] = []
        weak var owner: AnyObject?
        let audience = Audience<Value, Never>()
        init(_ value: Value) { current = value }
        func send(_ value: Value) {
            if let publisher = (owner as? any ObservableObject)?.objectWillChange {
                (publisher as? ObservableObjectPublisher)?.send()
            }
            audience.send(value)
            current = value
        }
    }
    struct Publisher: Combine_Publisher {
        typealias Output = Value
        typealias Failure = Never
        let value: Storage
        func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            value.audience.add(AnySubscriber(subscriber)) { value.current }
        }
    }
    private let storage: Storage
    init(wrappedValue: Value) { storage = Storage(wrappedValue) }
    init(initialValue: Value) { storage = Storage(initialValue) }
    var projectedValue: Publisher {
        get { Publisher(value: storage) }
        set {}
    }
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }
    static subscript<Owner: AnyObject>(
        _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
        storage path: ReferenceWritableKeyPath<Owner, Published<Value>>
    ) -> Value {
        get { owner[keyPath: path].storage.current }
        set {
            let storage = owner[keyPath: path].storage
            storage.owner = owner
            storage.send(newValue)
        }
    }
}
typealias Combine_Publisher = Publisher
