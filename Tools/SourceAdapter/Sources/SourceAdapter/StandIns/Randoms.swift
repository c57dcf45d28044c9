// Random numbers of GameplayKit, from those of the film.
// swift-format-ignore-file
import UIKit

protocol GKRandom {
    func nextInt() -> Int
    func nextInt(upperBound: Int) -> Int
    func nextUniform() -> Float
    func nextBool() -> Bool
}
class GKRandomSource: NSObject, GKRandom {
    private static let shared = GKRandomSource()
    class func sharedRandom() -> GKRandomSource { shared }
    func nextInt() -> Int { Int(Int32.random(in: Int32.min...Int32.max)) }
    func nextInt(upperBound: Int) -> Int { upperBound > 1 ? Int.random(in: 0..<upperBound) : 0 }
    func nextIntWithUpperBound(_ upperBound: Int) -> Int { nextInt(upperBound: upperBound) }
    func nextUniform() -> Float { Float.random(in: 0...1) }
    func nextBool() -> Bool { Bool.random() }
    func arrayByShufflingObjects(in array: [Any]) -> [Any] { array.shuffled() }
    func arrayByShufflingObjectsInArray(_ array: [Any]) -> [Any] { array.shuffled() }
}
class GKARC4RandomSource: GKRandomSource {
    var seed = Data()
    override init() {}
    init(seed: Data) { self.seed = seed }
    func dropValues(_ count: Int) {}
    func dropValuesWithCount(_ count: Int) {}
}
class GKLinearCongruentialRandomSource: GKRandomSource {
    var seed: UInt64 = 0
    override init() {}
    init(seed: UInt64) { self.seed = seed }
}
class GKMersenneTwisterRandomSource: GKRandomSource {
    var seed: UInt64 = 0
    override init() {}
    init(seed: UInt64) { self.seed = seed }
}
class GKRandomDistribution: NSObject, GKRandom {
    let lowestValue: Int
    let highestValue: Int
    fileprivate let source: GKRandom
    var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
    init(randomSource source: GKRandom, lowestValue: Int, highestValue: Int) {
        (self.source, self.lowestValue) = (source, lowestValue)
        self.highestValue = max(lowestValue, highestValue)
    }
    convenience init(lowestValue: Int, highestValue: Int) {
        self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestValue, highestValue: highestValue)
    }
    convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }
    class func d6() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 6) }
    class func d20() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 20) }
    func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
    func nextInt(upperBound: Int) -> Int { min(nextInt(), upperBound - 1) }
    func nextUniform() -> Float {
        numberOfPossibleOutcomes > 1 ? Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1) : 0
    }
    func nextBool() -> Bool { source.nextBool() }
}
class GKShuffledDistribution: GKRandomDistribution {
    private var values: [Int] = []
    override func nextInt() -> Int {
        if values.isEmpty { values = (lowestValue...highestValue).shuffled() }
        return values.removeLast()
    }
}
class GKGaussianDistribution: GKRandomDistribution {
    var mean: Float { Float(lowestValue + highestValue) / 2 }
    var deviation: Float { Float(highestValue - lowestValue) / 6 }
    override func nextInt() -> Int {
        // The sum of twelve even numbers is normal with deviation 1.
        let normal = (0..<12).reduce(Float(-6)) { sum, _ in sum + source.nextUniform() }
        return min(max(Int((mean + normal * deviation).rounded()), lowestValue), highestValue)
    }
}
