public import ArgumentParser
import Flipbook

extension Theme.Name: ExpressibleByArgument {}
