// Inert code in place of CoreHaptics.
import UIKit

protocol CHHapticDeviceCapability { var supportsHaptics: Bool { get } }
struct CHHapticCapability: CHHapticDeviceCapability { var supportsHaptics: Bool { false } }
class CHHapticEngine: NSObject {
    var stoppedHandler: ((Int) -> Void)?
    var resetHandler: (() -> Void)?
    var playsHapticsOnly = false
    var isAutoShutdownEnabled = false
    override init() {}
    static func capabilitiesForHardware() -> CHHapticDeviceCapability { CHHapticCapability() }
    func start() throws {}
    func start(completionHandler: ((Error?) -> Void)?) { completionHandler?(nil) }
    func stop(completionHandler: ((Error?) -> Void)? = nil) { completionHandler?(nil) }
    func makePlayer(with pattern: CHHapticPattern) throws -> CHHapticPatternPlayer { CHHapticPatternPlayer() }
}
class CHHapticPattern: NSObject {
    init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
}
class CHHapticDynamicParameter: NSObject {}
class CHHapticPatternPlayer: NSObject {
    func start(atTime time: TimeInterval) throws {}
    func stop(atTime time: TimeInterval) throws {}
}
class CHHapticEventParameter: NSObject {
    enum ID { case hapticIntensity, hapticSharpness, attackTime, decayTime, releaseTime, sustained }
    init(parameterID: ID, value: Float) {}
}
class CHHapticEvent: NSObject {
    enum EventType { case hapticTransient, hapticContinuous, audioContinuous, audioCustom }
    init(eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval) {}
    init(
        eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval,
        duration: TimeInterval
    ) {}
}
