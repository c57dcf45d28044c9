import Testing
import UIKitHost

/// Notifications that tasks read in loops.
@MainActor @Suite struct NotificationsTests {
    let log = TaskLog()
    private let center = NotificationCenter.default
    private let name = Notification.Name("NotificationsTests")

    /// Posts numbers, each a tenth of a second after the one before it.
    private func post(_ numbers: ClosedRange<Int>, from sender: AnyObject? = nil) {
        for number in numbers {
            Timer.scheduledTimer(withTimeInterval: Double(number) / 10, repeats: false) { [center, name] _ in
                center.post(name: name, object: sender, userInfo: ["number": number])
            }
        }
    }

    @Test func aLoopReadsEachNotificationInTheTickInWhichItIsPosted() {
        log.begin { [log, center, name] in
            Task {
                for await message in center.notifications(named: name) {
                    log("\(message.userInfo?["number"] ?? "")")
                }
            }
            post(1...2)
        }
        log.run(20)
        #expect(log.entries == ["1 6", "2 12"])
    }

    @Test func aSenderLimitsWhatALoopReads() {
        log.begin { [log, center, name] in
            Task {
                for await name in center.notifications(named: name, object: log).map({ $0.name.rawValue }) {
                    log(name)
                }
            }
            post(1...1)
            post(2...2, from: log)
        }
        log.run(20)
        #expect(log.entries == ["NotificationsTests 12"])
    }

    @Test func notificationsAreKeptWhileTheLoopIsBusy() {
        log.begin { [log, center, name] in
            Task {
                var count = 0
                for await message in center.notifications(named: name) {
                    log("\(message.userInfo?["number"] ?? "")")
                    try? await Task.sleep(for: .milliseconds(500))
                    count += 1
                    if count == 3 { break }
                }
                log("over")
            }
            post(1...4)
        }
        log.run(120)
        #expect(log.entries.map { $0.prefix { $0 != " " } } == ["1", "2", "3", "over"])
    }

    @Test func aCanceledTaskReadsNoMore() {
        log.begin { [log, center, name] in
            let task = Task {
                for await message in center.notifications(named: name) {
                    log("\(message.userInfo?["number"] ?? "")")
                }
                log("over")
            }
            post(1...3)
            Timer.scheduledTimer(withTimeInterval: 0.15, repeats: false) { _ in task.cancel() }
        }
        log.run(30)
        #expect(log.entries == ["1 6", "over 9"])
    }
}
