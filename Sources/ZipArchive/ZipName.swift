/// Reads the names of entries.
enum ZipName {
  /// Returns the path that a name stands for, and what is wrong with it.
  ///
  /// A name that leads out of the archive stays as it is written.
  static func path(of name: String) -> (path: String, fault: ZipFault?) {
    let hasBackslash = name.utf8.contains(UInt8(ascii: "\\"))
    let separators: Set<Character> = hasBackslash ? ["/", "\\"] : ["/"]
    let parts = name.split(omittingEmptySubsequences: false, whereSeparator: separators.contains)
    // `C:` is the root of a disk.
    let isRooted =
      parts.first?.isEmpty == true || hasBackslash && parts.first?.hasSuffix(":") == true
    guard !isRooted, !parts.contains("..") else { return (name, .leavesArchive) }
    let names = parts.filter { !$0.isEmpty && $0 != "." }
    return (names.joined(separator: "/"), hasBackslash ? .backslash : nil)
  }
}
