// In place of Combine: schedulers on the film's clock, timers, notifications and requests as publishers.
import UIKit

struct SchedulerStride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    let seconds: Double
    init(floatLiteral value: Double) { seconds = value }
    init(integerLiteral value: Int) { seconds = Double(value) }
    init(_ seconds: Double) { self.seconds = seconds }
    static func seconds(_ value: Double) -> SchedulerStride { SchedulerStride(value) }
    static func seconds(_ value: Int) -> SchedulerStride { SchedulerStride(Double(value)) }
    static func milliseconds(_ value: Int) -> SchedulerStride { SchedulerStride(Double(value) / 1e3) }
    static func microseconds(_ value: Int) -> SchedulerStride { SchedulerStride(Double(value) / 1e6) }
    static func nanoseconds(_ value: Int) -> SchedulerStride { SchedulerStride(Double(value) / 1e9) }
}
struct SchedulerTime { typealias Stride = SchedulerStride }
protocol Scheduler { var runsAtOnce: Bool { get } }
extension Scheduler {
    typealias SchedulerTimeType = SchedulerTime
    var runsAtOnce: Bool { false }
    func schedule(_ action: @escaping () -> Void) { schedule(after: 0, action) }
    func schedule(after stride: SchedulerStride, _ action: @escaping () -> Void) {
        if runsAtOnce { return action() }
        DispatchQueue.main.asyncAfter(deadline: .now() + stride.seconds, execute: action)
    }
}
extension DispatchQueue: Scheduler {}
extension RunLoop: Scheduler {}
extension OperationQueue: Scheduler {}
struct ImmediateScheduler: Scheduler {
    static let shared = ImmediateScheduler()
    var runsAtOnce: Bool { true }
}

extension Publisher {
    func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
        delay(for: 0, scheduler: scheduler)
    }
    func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    func delay<S: Scheduler>(
        for interval: SchedulerStride, tolerance: SchedulerStride? = nil, scheduler: S
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher(sending: { next, subscription in
            func later(_ action: @escaping () -> Void) {
                scheduler.schedule(after: interval) { if !subscription.isCanceled { action() } }
            }
            subscription.hold(
                sink(
                    receiveCompletion: { completion in later { next.end(completion) } },
                    receiveValue: { value in later { next.send(value) } }))
        })
    }
    func debounce<S: Scheduler>(
        for dueTime: SchedulerStride, scheduler: S
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher(sending: { next, subscription in
            var (number, waiting) = (0, Output?.none)
            func flush() {
                guard let value = waiting, !subscription.isCanceled else { return }
                waiting = nil
                next.send(value)
            }
            subscription.hold(
                sink(
                    receiveCompletion: {
                        flush()
                        next.end($0)
                    },
                    receiveValue: { value in
                        number += 1
                        waiting = value
                        let mine = number
                        scheduler.schedule(after: dueTime) { if mine == number { flush() } }
                    }))
        })
    }
    func throttle<S: Scheduler>(
        for interval: SchedulerStride, scheduler: S, latest: Bool
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher(sending: { next, subscription in
            var (isClosed, waiting) = (false, Output?.none)
            func close() {
                isClosed = true
                scheduler.schedule(after: interval) {
                    isClosed = false
                    guard let value = waiting, !subscription.isCanceled else { return }
                    waiting = nil
                    close()
                    next.send(value)
                }
            }
            subscription.hold(
                sink(
                    receiveCompletion: next.end,
                    receiveValue: { value in
                        if isClosed {
                            if latest || waiting == nil { waiting = value }
                        } else {
                            close()
                            next.send(value)
                        }
                    }))
        })
    }
    func timeout<S: Scheduler>(
        _ interval: SchedulerStride, scheduler: S, customError: (() -> Failure)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher(sending: { next, subscription in
            var (number, isOver) = (0, false)
            func restart() {
                number += 1
                let mine = number
                scheduler.schedule(after: interval) {
                    guard mine == number, !isOver, !subscription.isCanceled else { return }
                    isOver = true
                    next.end(customError.map { .failure($0()) } ?? .finished)
                }
            }
            restart()
            subscription.hold(
                sink(
                    receiveCompletion: { if !isOver { next.end($0) } },
                    receiveValue: {
                        restart()
                        if !isOver { next.send($0) }
                    }))
        })
    }
}

extension ConnectablePublisher {
    func autoconnect() -> AnyPublisher<Output, Failure> {
        AnyPublisher { subscriber in
            var connection: (any Cancellable)?
            receive(
                subscriber: AnySubscriber<Output, Failure>(
                    { subscription in
                        subscriber.begin(
                            ActionSubscription(
                                onRequest: { subscription.request(.unlimited) },
                                onCancel: {
                                    subscription.cancel()
                                    connection?.cancel()
                                }))
                    }, subscriber.send, subscriber.end))
            connection = connect()
        }
    }
}
extension Timer {
    final class TimerPublisher: ConnectablePublisher {
        typealias Output = Date
        typealias Failure = Never
        private let interval: TimeInterval
        private let audience = Audience<Date, Never>()
        init(interval: TimeInterval) { self.interval = interval }
        func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            audience.add(AnySubscriber(subscriber)) { nil }
        }
        func connect() -> any Cancellable {
            let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
                self.audience.send(.flipbookNow())
            }
            return AnyCancellable { timer.invalidate() }
        }
    }
    static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
        in mode: RunLoop.Mode
    ) -> TimerPublisher {
        TimerPublisher(interval: interval)
    }
}
extension NotificationCenter {
    typealias Publisher = AnyPublisher<Notification, Never>
    func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        AnyPublisher(sending: { next, subscription in
            let token = self.addObserver(forName: name, object: object, queue: nil) { note in
                nonisolated(unsafe) let note = note
                MainActor.assumeIsolated { next.send(note) }
            }
            subscription.hold(AnyCancellable { self.removeObserver(token) })
        })
    }
}
extension KeyPathObservable {
    func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> AnyPublisher<Value, Never> {
        AnyPublisher(sending: { next, subscription in
            let token = self.observe(keyPath, options: options) { object, _ in
                next.send(object[keyPath: keyPath])
            }
            subscription.hold(AnyCancellable { token.invalidate() })
        })
    }
}
extension URLSession {
    func dataTaskPublisher(
        for request: URLRequest
    ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
        AnyPublisher(sending: { next, subscription in
            let task = self.dataTask(with: request) { data, response, error in
                if let data, let response {
                    next.send((data, response))
                    next.end(.finished)
                } else {
                    next.end(.failure(error as? URLError ?? URLError(.unknown)))
                }
            }
            subscription.hold(AnyCancellable { task.cancel() })
            task.resume()
        })
    }
    func dataTaskPublisher(for url: URL) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
        dataTaskPublisher(for: URLRequest(url: url))
    }
}
