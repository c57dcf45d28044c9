import Foundation
import TestSupport
import Testing

@testable import FlipbookVector

@Suite struct TrackFitTests {
    @Test func freeFallIsOneCurveWithoutAnError() {
        let samples = (0..<60).map { 20 + 500 * pow(Double($0) / 60, 2) }
        let track = TrackFit(samples: samples, tolerance: 0.25).track(of: [0..<60])
        #expect(track.keys.map(\.frame) == [0, 59])
        #expect(track.error < 1e-6)
    }

    @Test func aBouncingBallHasKeysAtItsImpactsAndFewOthers() {
        // Impacts at frames 40 and 120: the ball falls 640 points, and bounces to a quarter of the height.
        let samples = stride(from: 0.0, through: 120, by: 1).map { (frame: Double) -> Double in
            if frame <= 40 { return 0.4 * pow(frame, 2) }
            return 640 - 160 + 0.1 * pow(frame - 80, 2)
        }
        let track = TrackFit(samples: samples, tolerance: 0.25).track(of: [0..<121])
        #expect(track.keys.contains { $0.frame == 40 && $0.value == 640 })
        #expect(track.keys.count <= 5)
        #expect(track.error <= 0.25)
    }

    @Test func aValueThatStaysIsWrittenOnce() {
        let track = TrackFit(samples: [Double](repeating: 7, count: 100), tolerance: 0.25).track(of: [0..<100]
        )
        #expect(track.constant == 7)
    }

    @Test(arguments: [0.01, 0.25, 2])
    func noSampleIsFartherThanTheTolerance(_ tolerance: Double) {
        var state: UInt64 = 7
        let samples = (0..<300).map { frame -> Double in
            state = state &* 6_364_136_223_846_793_005 &+ 1
            return 100 * sin(Double(frame) / 9) + Double(state >> 33 & 0xFF) / 64
        }
        let track = TrackFit(samples: samples, tolerance: tolerance).track(of: [0..<300])
        #expect(track.error <= tolerance)
        for (frame, sample) in samples.enumerated() {
            #expect(abs(track.value(at: Double(frame)) - sample) <= tolerance)
        }
    }

    @Test func aTrackHoldsItsValueWhileItsLayerIsAbsent() {
        let samples = (0..<30).map { Double($0) }
        let track = TrackFit(samples: samples, tolerance: 0.1).track(of: [0..<10, 20..<30])
        #expect(track.value(at: 15) == 9)
        #expect(track.value(at: 25) == 25)
    }

    @Test func colorsFollowStraightLines() {
        let samples = (0..<50).map { (frame: Int) -> (frame: Int, values: [Double]) in
            let progress = Double(frame) / 49
            return (frame, [progress, 1 - progress])
        }
        let track = PolylineTrack(fitting: samples, tolerance: 1.0 / 255)
        #expect(track.keys.map(\.frame) == [0, 49])
    }
}
