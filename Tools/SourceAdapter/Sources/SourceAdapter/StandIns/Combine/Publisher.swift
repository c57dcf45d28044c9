// In place of Combine: publishers, subscribers and their ends. Demand has no effect: all values are sent.
import UIKit

protocol Cancellable { func cancel() }
final class AnyCancellable: Cancellable, Hashable {
    private var action: (() -> Void)?
    init(_ cancel: @escaping () -> Void) { action = cancel }
    init(_ canceller: some Cancellable) { action = { canceller.cancel() } }
    isolated deinit { action?() }
    func cancel() {
        action?()
        action = nil
    }
    func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
    func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) {
        collection.append(self)
    }
    nonisolated static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
extension Cancellable {
    func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable { cancel() }) }
}
protocol Subscription: Cancellable { func request(_ demand: Subscribers.Demand) }
protocol Subscriber<Input, Failure> {
    associatedtype Input
    associatedtype Failure: Error
    func receive(subscription: any Subscription)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}
extension Subscriber where Input == Void {
    func receive() -> Subscribers.Demand { receive(()) }
}
protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}
protocol ConnectablePublisher<Output, Failure>: Publisher { func connect() -> any Cancellable }
enum Subscribers {
    enum Completion<Failure: Error> { case finished, failure(Failure) }
    struct Demand: Equatable {
        static let unlimited = Demand(), none = Demand()
        static func max(_ value: Int) -> Demand { Demand() }
    }
    final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private var value: ((Input) -> Void)?
        private var end: ((Completion<Failure>) -> Void)?
        private var subscription: (any Subscription)?
        private var isCanceled = false
        init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            (end, value) = (receiveCompletion, receiveValue)
        }
        func receive(subscription: any Subscription) {
            guard !isCanceled else { return subscription.cancel() }
            self.subscription = subscription
            subscription.request(.unlimited)
        }
        func receive(_ input: Input) -> Demand {
            value?(input)
            return .unlimited
        }
        func receive(completion: Completion<Failure>) {
            let last = end
            (value, end, subscription) = (nil, nil, nil)
            last?(completion)
        }
        func cancel() {
            isCanceled = true
            let last = subscription
            (value, end, subscription) = (nil, nil, nil)
            last?.cancel()
        }
    }
}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

struct AnySubscriber<Input, Failure: Error>: Subscriber {
    let begin: (any Subscription) -> Void
    let value: (Input) -> Subscribers.Demand
    let end: (Subscribers.Completion<Failure>) -> Void
    init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        begin = { subscriber.receive(subscription: $0) }
        value = { subscriber.receive($0) }
        end = { subscriber.receive(completion: $0) }
    }
    init(
        _ begin: @escaping (any Subscription) -> Void, _ value: @escaping (Input) -> Void,
        _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        (self.begin, self.end) = (begin, end)
        self.value = {
            value($0)
            return .unlimited
        }
    }
    func receive(subscription: any Subscription) { begin(subscription) }
    func receive(_ input: Input) -> Subscribers.Demand { value(input) }
    func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
    func send(_ input: Input) { _ = value(input) }
}
final class ActionSubscription: Subscription {
    private var onRequest: (() -> Void)?
    private var onCancel: (() -> Void)?
    private(set) var isCanceled = false
    private var held: [AnyCancellable] = []
    init(onRequest: (() -> Void)? = nil, onCancel: (() -> Void)? = nil) {
        (self.onRequest, self.onCancel) = (onRequest, onCancel)
    }
    func request(_ demand: Subscribers.Demand) {
        let action = onRequest
        onRequest = nil
        if !isCanceled { action?() }
    }
    func cancel() {
        guard !isCanceled else { return }
        isCanceled = true
        let action = onCancel
        let inner = held
        (onRequest, onCancel, held) = (nil, nil, [])
        for cancellable in inner { cancellable.cancel() }
        action?()
    }
    func hold(_ inner: AnyCancellable) {
        if isCanceled { inner.cancel() } else { held.append(inner) }
    }
}
struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let attach: (AnySubscriber<Output, Failure>) -> Void
    init(_ attach: @escaping (AnySubscriber<Output, Failure>) -> Void) { self.attach = attach }
    init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        attach = { publisher.receive(subscriber: $0) }
    }
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        attach(AnySubscriber(subscriber))
    }
    init(sending send: @escaping (AnySubscriber<Output, Failure>, ActionSubscription) -> Void) {
        attach = { subscriber in
            var subscription: ActionSubscription?
            subscription = ActionSubscription(onRequest: {
                if let current = subscription { send(subscriber, current) }
                subscription = nil
            })
            subscriber.begin(subscription!)
        }
    }
}
extension Publisher {
    func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }
    func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(
            receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        receive(subscriber: sink)
        return AnyCancellable { sink.cancel() }
    }
    func derived<Value, Problem: Error>(
        _ relay: @escaping (AnySubscriber<Value, Problem>) -> AnySubscriber<Output, Failure>
    ) -> AnyPublisher<Value, Problem> {
        AnyPublisher { receive(subscriber: relay($0)) }
    }
}
extension Publisher where Failure == Never {
    func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
    func assign<Root: AnyObject>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }
    func assign(to published: inout Published<Output>.Publisher) {
        let value = published.value
        value.assignments.append(sink { [weak value] in value?.send($0) })
    }
}
struct Just<Output>: Publisher {
    typealias Failure = Never
    let output: Output
    init(_ output: Output) { self.output = output }
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        AnyPublisher<Output, Never>(sending: { subscriber, _ in
            subscriber.send(output)
            subscriber.end(.finished)
        }).receive(subscriber: subscriber)
    }
}
struct Empty<Output, Failure: Error>: Publisher {
    let completeImmediately: Bool
    init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
    init(
        completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
    ) {
        self.completeImmediately = completeImmediately
    }
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        AnyPublisher<Output, Failure>(sending: { subscriber, _ in
            if completeImmediately { subscriber.end(.finished) }
        }).receive(subscriber: subscriber)
    }
}
struct Fail<Output, Failure: Error>: Publisher {
    let error: Failure
    init(error: Failure) { self.error = error }
    init(outputType: Output.Type, failure: Failure) { error = failure }
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        AnyPublisher<Output, Failure>(sending: { subscriber, _ in subscriber.end(.failure(error)) })
            .receive(subscriber: subscriber)
    }
}
struct Deferred<DeferredPublisher: Publisher>: Publisher {
    typealias Output = DeferredPublisher.Output
    typealias Failure = DeferredPublisher.Failure
    let createPublisher: () -> DeferredPublisher
    init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}
final class Future<Output, Failure: Error>: Publisher {
    typealias Promise = (Result<Output, Failure>) -> Void
    private var result: Result<Output, Failure>?
    private var waiting: [AnySubscriber<Output, Failure>] = []
    init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { result in
            guard self.result == nil else { return }
            self.result = result
            let subscribers = self.waiting
            self.waiting = []
            for subscriber in subscribers { self.send(to: subscriber) }
        }
    }
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        AnyPublisher<Output, Failure>(sending: { subscriber, _ in
            if self.result == nil { self.waiting.append(subscriber) } else { self.send(to: subscriber) }
        }).receive(subscriber: subscriber)
    }
    private func send(to subscriber: AnySubscriber<Output, Failure>) {
        switch result {
        case .success(let value):
            subscriber.send(value)
            subscriber.end(.finished)
        case .failure(let error): subscriber.end(.failure(error))
        case nil: break
        }
    }
}
