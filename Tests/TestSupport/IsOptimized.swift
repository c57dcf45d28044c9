/// True when the tests are compiled with optimization.
public let isOptimized: Bool = {
    #if DEBUG
        false
    #else
        true
    #endif
}()
