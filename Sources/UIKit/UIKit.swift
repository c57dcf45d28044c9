@_exported import UIKitDynamics
