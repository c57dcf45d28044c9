import Foundation
import Testing

import class FilmRuntime.UserDefaults

@testable import FilmRuntime

/// Settings in a film: in memory, and its own.
@MainActor @Suite struct UserDefaultsTests {
    private let context = RunContext(size: CGSize(width: 10, height: 10))
    private var settings: UserDefaults { .standard }

    @Test func runsDoNotSeeEachOthersSettings() {
        let other = RunContext(size: CGSize(width: 10, height: 10))
        context.withCurrent { settings.set(3, forKey: "rounds") }
        other.withCurrent {
            #expect(settings.object(forKey: "rounds") == nil)
            settings.set(5, forKey: "rounds")
        }
        context.withCurrent { #expect(settings.integer(forKey: "rounds") == 3) }
    }

    @Test func nothingIsWritten() {
        let key = "UserDefaultsTests.\(ProcessInfo.processInfo.processIdentifier)"
        context.withCurrent {
            settings.set(true, forKey: key)
            #expect(settings.synchronize() && settings.bool(forKey: key))
        }
        #expect(Foundation.UserDefaults.standard.object(forKey: key) == nil)
    }

    @Test(arguments: [
        ("12", 12, 12.0, false), ("3.75 apples", 3, 3.75, true), ("YES", 0, 0, true), ("no", 0, 0, false),
    ])
    func textsAreReadAsNumbers(_ text: String, _ integer: Int, _ double: Double, _ isThree: Bool) {
        context.withCurrent {
            settings.set(text, forKey: "a")
            #expect(settings.integer(forKey: "a") == integer && settings.double(forKey: "a") == double)
            #expect(settings.string(forKey: "a") == text)
            #expect(settings.bool(forKey: "a") == (text != "no"))
        }
    }

    @Test func numbersOfAllTypesAreRead() throws {
        try context.withCurrent {
            settings.set(CGFloat(2.5), forKey: "width")
            #expect(settings.double(forKey: "width") == 2.5 && settings.integer(forKey: "width") == 2)
            #expect(settings.string(forKey: "width") == "2.5" && settings.bool(forKey: "width"))
            #expect(settings.object(forKey: "width") as? Double == 2.5)
            settings.set(true, forKey: "isOn")
            #expect(settings.integer(forKey: "isOn") == 1 && settings.object(forKey: "isOn") as? Bool == true)
            let url = try #require(URL(string: "https://example.com/a"))
            settings.set(url, forKey: "url")
            #expect(settings.url(forKey: "url") == url)
            settings.set(["a", "b"], forKey: "list")
            #expect(settings.stringArray(forKey: "list") == ["a", "b"])
            settings.set(["a": 1], forKey: "map")
            #expect(settings.dictionary(forKey: "map") as? [String: Int] == ["a": 1])
        }
    }

    @Test func aRegisteredValueIsFoundWhereNoneIsStored() {
        context.withCurrent {
            settings.register(defaults: ["rounds": 3, "name": "Ann"])
            settings.set(4, forKey: "rounds")
            #expect(settings.integer(forKey: "rounds") == 4 && settings.string(forKey: "name") == "Ann")
            settings.removeObject(forKey: "rounds")
            #expect(settings.integer(forKey: "rounds") == 3)
            settings.set(nil as Any?, forKey: "name")
            #expect(settings.dictionaryRepresentation()["name"] as? String == "Ann")
            settings.set("Bo", forKey: "name")
            settings.removePersistentDomain(forName: "org.example.App")
            #expect(settings.string(forKey: "name") == "Ann")
        }
    }

    @Test func aGroupOfAppsHasSettingsOfItsOwn() throws {
        try context.withCurrent {
            let group = try #require(UserDefaults(suiteName: "group.example"))
            group.set("a", forKey: "key")
            #expect(settings.string(forKey: "key") == nil)
            settings.addSuite(named: "group.example")
            #expect(settings.string(forKey: "key") == "a")
            #expect(UserDefaults(suiteName: "group.example")?.string(forKey: "key") == "a")
        }
    }

    @Test func changesAreAnnouncedOnce() {
        context.withCurrent {
            var count = 0
            let observer = NotificationCenter.default.addObserver(
                forName: UserDefaults.didChangeNotification, object: settings, queue: nil
            ) { [settings] _ in
                MainActor.assumeIsolated {
                    count += 1
                    settings.set(count, forKey: "count")
                }
            }
            settings.set(1, forKey: "a")
            settings.set(1, forKey: "a")
            settings.set(2, forKey: "a")
            NotificationCenter.default.removeObserver(observer)
            #expect(count == 2)
        }
    }

    @Test func aValueOfAnotherTypeEndsTheFilmWithASentence() {
        context.withCurrent { settings.set(NSObject(), forKey: "view") }
        #expect(context.failure?.message.contains("UserDefaults: the value of \"view\" must be") == true)
        context.withCurrent { #expect(settings.object(forKey: "view") == nil) }
    }
}
