/// Seconds, under the name that Core Animation has for them.
public typealias CFTimeInterval = Double
