import Foundation
import Testing
import UIKitHost

@MainActor @Suite struct CMMotionManagerTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    @Test func handlersOfEarlierSwiftAreCalled() {
        var calls: [String] = []
        let moved: (CMDeviceMotion?, NSError?) -> Void = { motion, _ in
            calls.append("\(motion?.gravity.y ?? 0)")
        }
        let turned: (CMGyroData?, NSError?) -> Void = { _, _ in calls.append("turned") }
        let sped: (CMAccelerometerData?, NSError?) -> Void = { _, _ in calls.append("sped") }
        host.withCurrent {
            let manager = CMMotionManager()
            manager.deviceMotionUpdateInterval = 1
            manager.gyroUpdateInterval = 1
            manager.accelerometerUpdateInterval = 1
            manager.startDeviceMotionUpdates(to: .main, withHandler: moved)
            manager.startGyroUpdates(to: .main, withHandler: turned)
            manager.startAccelerometerUpdates(to: .main, withHandler: sped)
            run(1.5)
        }
        #expect(Set(calls) == ["-1.0", "turned", "sped"])
    }

    @Test func aDeviceIsNeverHot() {
        let info = ProcessInfo.processInfo
        #expect(info.thermalState == .nominal && info.thermalState != .serious)
        #expect(!info.isLowPowerModeEnabled)
    }

    @Test func gravityFollowsTheScriptedTilt() throws {
        host.inputScript = [
            .tilt(
                along: [.zero, UIOffset(horizontal: 1, vertical: 0)], from: 0.5, to: 1, curve: .linear),
            .tilt(
                along: [UIOffset(horizontal: 0, vertical: 0), UIOffset(horizontal: 0, vertical: 1)], from: 2,
                to: 3),
        ]
        try host.withCurrent {
            let manager = CMMotionManager()
            #expect(manager.deviceMotion == nil && manager.isDeviceMotionAvailable)
            manager.startDeviceMotionUpdates()
            let upright = try #require(manager.deviceMotion)
            #expect(upright.gravity == CMAcceleration(x: 0, y: -1, z: 0))
            #expect(upright.attitude.pitch == .pi / 2 && upright.attitude.roll == 0)
            run(0.75)
            let half = try #require(manager.deviceMotion)
            #expect(abs(half.gravity.x - 0.5.squareRoot()) < 1e-6)
            #expect(abs(half.rotationRate.z + .pi) < 1e-6)
            run(0.75)
            #expect(abs((manager.deviceMotion?.gravity.x ?? 0) - 1) < 1e-9)
            run(2)
            let flat = try #require(manager.deviceMotion)
            #expect(abs(flat.gravity.z + 1) < 1e-9 && abs(flat.attitude.pitch) < 1e-9)
            manager.stopDeviceMotionUpdates()
            #expect(manager.deviceMotion == nil)
        }
    }

    @Test func aMagnetometerIsNotThereAndSaysSo() {
        host.withCurrent {
            let manager = CMMotionManager()
            manager.startMagnetometerUpdates()
            manager.stopMagnetometerUpdates()
            #expect(host.warnings.count == 1)
        }
    }

    @Test func handlersAreCalledAtTheirIntervalUntilTheyAreStopped() {
        host.withCurrent {
            let manager = CMMotionManager()
            manager.accelerometerUpdateInterval = 0.1
            var times: [TimeInterval] = []
            manager.startAccelerometerUpdates(to: .main) { data, _ in times.append(data?.timestamp ?? -1) }
            run(0.55)
            #expect(times.count == 5)
            manager.stopAccelerometerUpdates()
            run(0.5)
            #expect(times.count == 5)
        }
    }
}
