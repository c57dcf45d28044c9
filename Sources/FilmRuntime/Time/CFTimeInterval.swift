/// A time in seconds, under Core Animation's name.
public typealias CFTimeInterval = Double
