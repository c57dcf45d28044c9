// In place of Combine: operators on the values of one publisher.
import UIKit

extension Publisher {
    func map<Value>(_ transform: @escaping (Output) -> Value) -> AnyPublisher<Value, Failure> {
        derived { next in AnySubscriber(next.begin, { next.send(transform($0)) }, next.end) }
    }
    func map<Value>(_ keyPath: KeyPath<Output, Value>) -> AnyPublisher<Value, Failure> {
        map { $0[keyPath: keyPath] }
    }
    func tryMap<Value>(_ transform: @escaping (Output) throws -> Value) -> AnyPublisher<Value, any Error> {
        tryFlow { value, send in send(try transform(value)) }
    }
    func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
        tryFlow { value, send in if try isIncluded(value) { send(value) } }
    }
    func tryCompactMap<Value>(
        _ transform: @escaping (Output) throws -> Value?
    ) -> AnyPublisher<Value, any Error> {
        tryFlow { value, send in try transform(value).map(send) }
    }
    private func tryFlow<Value>(
        _ body: @escaping (Output, (Value) -> Void) throws -> Void
    ) -> AnyPublisher<Value, any Error> {
        derived { next in
            var subscription: (any Subscription)?
            var isOver = false
            return AnySubscriber<Output, Failure>(
                {
                    subscription = $0
                    next.begin($0)
                },
                { value in
                    guard !isOver else { return }
                    do {
                        try body(value, next.send)
                    } catch {
                        isOver = true
                        subscription?.cancel()
                        next.end(.failure(error))
                    }
                },
                { completion in
                    guard !isOver else { return }
                    switch completion {
                    case .finished: next.end(.finished)
                    case .failure(let error): next.end(.failure(error))
                    }
                })
        }
    }
    func compactMap<Value>(_ transform: @escaping (Output) -> Value?) -> AnyPublisher<Value, Failure> {
        derived { next in AnySubscriber(next.begin, { transform($0).map(next.send) }, next.end) }
    }
    func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        derived { next in AnySubscriber(next.begin, { if isIncluded($0) { next.send($0) } }, next.end) }
    }
    func removeDuplicates(
        by isEqual: @escaping (Output, Output) -> Bool
    ) -> AnyPublisher<Output, Failure> {
        derived { next in
            var last: Output?
            return AnySubscriber(
                next.begin,
                { value in
                    if let last, isEqual(last, value) { return }
                    last = value
                    next.send(value)
                }, next.end)
        }
    }
    func scan<Value>(
        _ initial: Value, _ combine: @escaping (Value, Output) -> Value
    ) -> AnyPublisher<Value, Failure> {
        derived { next in
            var value = initial
            return AnySubscriber(
                next.begin,
                {
                    value = combine(value, $0)
                    next.send(value)
                }, next.end)
        }
    }
    func reduce<Value>(
        _ initial: Value, _ combine: @escaping (Value, Output) -> Value
    ) -> AnyPublisher<Value, Failure> {
        derived { next in
            var value = initial
            return AnySubscriber(
                next.begin, { value = combine(value, $0) },
                { completion in
                    if case .finished = completion { next.send(value) }
                    next.end(completion)
                })
        }
    }
    func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }
    func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
        derived { next in
            var values: [Output] = []
            return AnySubscriber(
                next.begin,
                {
                    values.append($0)
                    guard values.count == count else { return }
                    next.send(values)
                    values = []
                },
                { completion in
                    if case .finished = completion, !values.isEmpty { next.send(values) }
                    next.end(completion)
                })
        }
    }
    func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
    func last() -> AnyPublisher<Output, Failure> {
        reduce(Output?.none) { _, value in value }.compactMap(\.self)
    }
    func ignoreOutput() -> AnyPublisher<Never, Failure> {
        derived { next in AnySubscriber(next.begin, { _ in }, next.end) }
    }
    func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        derived { next in
            var left = count
            return AnySubscriber(
                next.begin, { if left > 0 { left -= 1 } else { next.send($0) } }, next.end)
        }
    }
    func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        derived { next in
            var isDropping = true
            return AnySubscriber(
                next.begin,
                {
                    isDropping = isDropping && predicate($0)
                    if !isDropping { next.send($0) }
                }, next.end)
        }
    }
    func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
        AnyPublisher { subscriber in
            var left = count
            prefix(
                isSent: { _ in
                    left -= 1
                    return left >= 0
                }, isLast: { _ in left == 0 }
            ).receive(subscriber: subscriber)
        }
    }
    func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        prefix(isSent: predicate, isLast: { _ in false })
    }
    func first() -> AnyPublisher<Output, Failure> { prefix(1) }
    func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(predicate).prefix(1)
    }
    private func prefix(
        isSent: @escaping (Output) -> Bool, isLast: @escaping (Output) -> Bool
    ) -> AnyPublisher<Output, Failure> {
        derived { next in
            var subscription: (any Subscription)?
            var isOver = false
            func finish() {
                isOver = true
                subscription?.cancel()
                next.end(.finished)
            }
            return AnySubscriber(
                {
                    subscription = $0
                    next.begin($0)
                },
                { value in
                    guard !isOver else { return }
                    guard isSent(value) else { return finish() }
                    next.send(value)
                    if isLast(value) { finish() }
                }, { if !isOver { next.end($0) } })
        }
    }
    func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        derived { next in
            AnySubscriber(
                { subscription in
                    receiveSubscription?(subscription)
                    next.begin(
                        ActionSubscription(
                            onRequest: { subscription.request(.unlimited) },
                            onCancel: {
                                receiveCancel?()
                                subscription.cancel()
                            }))
                },
                {
                    receiveOutput?($0)
                    next.send($0)
                },
                {
                    receiveCompletion?($0)
                    next.end($0)
                })
        }
    }
    func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
        let mark = prefix.isEmpty ? "" : prefix + ": "
        return handleEvents(
            receiveOutput: { Swift.print("\(mark)receive value: (\($0))") },
            receiveCompletion: { Swift.print("\(mark)receive \($0)") })
    }
    func replaceNil<Value>(with value: Value) -> AnyPublisher<Value, Failure> where Output == Value? {
        map { $0 ?? value }
    }
    func replaceEmpty(with value: Output) -> AnyPublisher<Output, Failure> {
        derived { next in
            var isEmpty = true
            return AnySubscriber(
                next.begin,
                {
                    isEmpty = false
                    next.send($0)
                },
                { completion in
                    if isEmpty, case .finished = completion { next.send(value) }
                    next.end(completion)
                })
        }
    }
    func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        map(predicate).first { $0 }.replaceEmpty(with: false)
    }
    func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        contains { !predicate($0) }.map { !$0 }
    }
    func decode<Item: Decodable>(type: Item.Type, decoder: JSONDecoder) -> AnyPublisher<Item, any Error>
    where Output == Data {
        tryMap { try decoder.decode(type, from: $0) }
    }
    func encode(encoder: JSONEncoder) -> AnyPublisher<Data, any Error> where Output: Encodable {
        tryMap { try encoder.encode($0) }
    }
}
extension Publisher where Output: Equatable {
    func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
    func contains(_ value: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == value } }
}
extension Publisher where Output: Comparable {
    func max() -> AnyPublisher<Output, Failure> { collect().compactMap { $0.max() } }
    func min() -> AnyPublisher<Output, Failure> { collect().compactMap { $0.min() } }
}
