/// What stands behind the `#` of an address.
enum EPUBFragment {
  /// Returns the id that a fragment names; nothing where it names none.
  ///
  /// Of a canonical fragment identifier (EPUB CFI 1.1) it is the last id that it asserts; media
  /// fragments (`xywh=…`) and views of SVG name none.
  static func id(of fragment: String?) -> String? {
    guard let fragment, !fragment.isEmpty else { return nil }
    guard fragment.hasPrefix("epubcfi(") else {
      let isOther = fragment.hasPrefix("svgView(") || fragment.hasPrefix("xywh=")
      return isOther || fragment.hasPrefix("t=") ? nil : fragment
    }
    let path = fragment.split(separator: "!").dropFirst().last ?? ""
    guard let open = path.lastIndex(of: "["), let close = path[open...].firstIndex(of: "]") else {
      return nil
    }
    return String(path[path.index(after: open)..<close])
  }

  /// Returns the place in the spine, from 0, to which a canonical fragment identifier of a package
  /// document leads: the second step, of which the elements are the even ones.
  static func spineIndex(of fragment: String?) -> Int? {
    guard let fragment, fragment.hasPrefix("epubcfi(/") else { return nil }
    let steps = fragment.dropFirst("epubcfi(/".count).split(separator: "/")
    guard steps.count > 1, let step = Int(steps[1].prefix { $0.isNumber }), step >= 2 else {
      return nil
    }
    return step / 2 - 1
  }
}
