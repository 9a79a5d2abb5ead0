import FoundationEssentials
import Glibc

/// Which reader gets the inputs; the environment names it.
private let target: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["READ_ALOUD_FUZZ"] ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    print("READ_ALOUD_FUZZ names none of", FuzzTarget.allCases.map(\.rawValue))
    exit(2)
  }
  return target
}()

/// Hands an input of the fuzzer to the reader.
///
/// - Parameters:
///   - bytes: The input.
///   - size: How many bytes it has.
/// - Returns: 0, which the fuzzer demands.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  target.read(Array(UnsafeBufferPointer(start: bytes, count: size)))
  return 0
}
