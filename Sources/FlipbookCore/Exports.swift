// Hashes of frames and scenes are part of this module's interface.
@_exported import DeterministicMath
