// In place of Combine: several publishers as one, errors, and values of other sources.
import UIKit

enum Publishers {
    static func CombineLatest<A: Publisher, B: Publisher>(
        _ a: A, _ b: B
    ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
        joined([a.erased, b.erased]) { latest, _, send in
            if let a = latest[0].last, let b = latest[1].last { send((a as! A.Output, b as! B.Output)) }
        }
    }
    static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
        _ a: A, _ b: B, _ c: C
    ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
    where A.Failure == B.Failure, A.Failure == C.Failure {
        CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }
    }
    static func CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
        _ a: A, _ b: B, _ c: C, _ d: D
    ) -> AnyPublisher<(A.Output, B.Output, C.Output, D.Output), A.Failure>
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
        CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }
    }
    static func Zip<A: Publisher, B: Publisher>(
        _ a: A, _ b: B
    ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
        joined([a.erased, b.erased]) { waiting, _, send in
            guard !waiting[0].isEmpty, !waiting[1].isEmpty else { return }
            send((waiting[0].removeFirst() as! A.Output, waiting[1].removeFirst() as! B.Output))
        }
    }
    static func Merge<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> AnyPublisher<A.Output, A.Failure>
    where A.Output == B.Output, A.Failure == B.Failure {
        MergeMany([AnyPublisher(a), AnyPublisher(b)])
    }
    static func Merge3<A: Publisher, B: Publisher, C: Publisher>(
        _ a: A, _ b: B, _ c: C
    ) -> AnyPublisher<A.Output, A.Failure>
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure
    {
        MergeMany([AnyPublisher(a), AnyPublisher(b), AnyPublisher(c)])
    }
    static func MergeMany<P: Publisher>(_ publishers: [P]) -> AnyPublisher<P.Output, P.Failure> {
        joined(publishers.map(\.erased)) { _, value, send in send(value as! P.Output) }
    }
    static func MergeMany<P: Publisher>(_ publishers: P...) -> AnyPublisher<P.Output, P.Failure> {
        MergeMany(publishers)
    }
    /// Hands the values of several publishers to a closure: all that have come from each, and the last.
    private static func joined<Value, Failure: Error>(
        _ publishers: [AnyPublisher<Any, Failure>],
        _ combine: @escaping (inout [[Any]], Any, (Value) -> Void) -> Void
    ) -> AnyPublisher<Value, Failure> {
        AnyPublisher(sending: { next, subscription in
            var (values, left) = ([[Any]](repeating: [], count: publishers.count), publishers.count)
            if left == 0 { next.end(.finished) }
            for (index, publisher) in publishers.enumerated() {
                subscription.hold(
                    publisher.sink(
                        receiveCompletion: { completion in
                            left -= 1
                            if case .failure = completion { next.end(completion) }
                            if case .finished = completion, left == 0 { next.end(completion) }
                        },
                        receiveValue: { value in
                            values[index].append(value)
                            combine(&values, value, next.send)
                        }))
            }
        })
    }
}
extension Publisher {
    var erased: AnyPublisher<Any, Failure> { map { $0 as Any } }
    func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Merge(self, other)
    }
    func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }
    func combineLatest<P: Publisher, Value>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> Value
    ) -> AnyPublisher<Value, Failure> where P.Failure == Failure {
        Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
    }
    func combineLatest<P: Publisher, Q: Publisher>(
        _ one: P, _ other: Q
    ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
    where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, one, other)
    }
    func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        Publishers.Zip(self, other)
    }
    func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        flattened(isLatestOnly: false, transform)
    }
    func flatMap<P: Publisher>(
        _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, P.Failure> where Failure == Never, P.Failure: Error {
        setFailureType(to: P.Failure.self).flattened(isLatestOnly: false, transform)
    }
    fileprivate func flattened<P: Publisher>(
        isLatestOnly: Bool, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        AnyPublisher(sending: { next, subscription in
            var (running, isOver, latest) = (0, false, AnyCancellable?.none)
            func finishIfOver() { if isOver, running == 0 { next.end(.finished) } }
            subscription.hold(
                sink(
                    receiveCompletion: { completion in
                        isOver = true
                        if case .failure = completion { next.end(completion) } else { finishIfOver() }
                    },
                    receiveValue: { value in
                        if isLatestOnly, latest != nil {
                            latest?.cancel()
                            running = 0
                        }
                        running += 1
                        let inner = transform(value).sink(
                            receiveCompletion: { completion in
                                running -= 1
                                if case .failure = completion { next.end(completion) } else { finishIfOver() }
                            }, receiveValue: next.send)
                        latest = inner
                        subscription.hold(inner)
                    }))
        })
    }
    func switchToLatest() -> AnyPublisher<Output.Output, Failure>
    where Output: Publisher, Output.Failure == Failure {
        flattened(isLatestOnly: true) { $0 }
    }
    func append<P: Publisher>(_ other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        AnyPublisher(sending: { next, subscription in
            subscription.hold(
                sink(
                    receiveCompletion: { completion in
                        if case .failure = completion { return next.end(completion) }
                        subscription.hold(other.sink(receiveCompletion: next.end, receiveValue: next.send))
                    }, receiveValue: next.send))
        })
    }
    func append(_ values: Output...) -> AnyPublisher<Output, Failure> {
        append(values.publisher.setFailureType(to: Failure.self))
    }
    func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
        values.publisher.setFailureType(to: Failure.self).append(self)
    }
    func prepend<P: Publisher>(_ other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        other.append(self)
    }
    func share() -> AnyPublisher<Output, Failure> {
        let subject = PassthroughSubject<Output, Failure>()
        var connection: AnyCancellable?
        return AnyPublisher { subscriber in
            subject.receive(subscriber: subscriber)
            if connection == nil { connection = subscribe(subject) }
        }
    }
    func setFailureType<Problem: Error>(to type: Problem.Type) -> AnyPublisher<Output, Problem>
    where Failure == Never {
        derived { next in AnySubscriber(next.begin, next.send, { _ in next.end(.finished) }) }
    }
    func mapError<Problem: Error>(
        _ transform: @escaping (Failure) -> Problem
    ) -> AnyPublisher<Output, Problem> {
        derived { next in
            AnySubscriber(
                next.begin, next.send,
                { completion in
                    switch completion {
                    case .finished: next.end(.finished)
                    case .failure(let error): next.end(.failure(transform(error)))
                    }
                })
        }
    }
    func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
    where P.Output == Output {
        AnyPublisher(sending: { next, subscription in
            subscription.hold(
                sink(
                    receiveCompletion: { completion in
                        guard case .failure(let error) = completion else { return next.end(.finished) }
                        subscription.hold(
                            handler(error).sink(receiveCompletion: next.end, receiveValue: next.send))
                    }, receiveValue: next.send))
        })
    }
    func replaceError(with value: Output) -> AnyPublisher<Output, Never> { self.catch { _ in Just(value) } }
    func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
        retries <= 0 ? AnyPublisher(self) : self.catch { _ in retry(retries - 1) }
    }
    func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
        self.catch { error -> Empty<Output, Never> in fatalError("\(prefix) \(error)") }
    }
}
extension Sequence {
    var publisher: AnyPublisher<Element, Never> {
        AnyPublisher(sending: { next, subscription in
            for value in self where !subscription.isCanceled { next.send(value) }
            next.end(.finished)
        })
    }
}
extension Optional {
    var publisher: AnyPublisher<Wrapped, Never> {
        map { AnyPublisher(Just($0)) } ?? AnyPublisher(Empty())
    }
}
extension Result {
    var publisher: AnyPublisher<Success, Failure> {
        AnyPublisher(sending: { next, _ in
            switch self {
            case .success(let value):
                next.send(value)
                next.end(.finished)
            case .failure(let error): next.end(.failure(error))
            }
        })
    }
}
