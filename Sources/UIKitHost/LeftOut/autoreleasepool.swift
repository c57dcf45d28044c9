/// Calls a closure and returns what it returns. Objects leave memory here as soon as nothing holds them.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
