/// The documents that cannot be opened, each with words of the message that says why.
///
/// Nothing else may be refused, and none of these may open: what is refused loses nothing, since it
/// has no text or was made to be broken.
enum RefusedDocuments {
  /// The words by the path in the folder of input files.
  static let all: [String: String] = {
    var all: [String: String] = [:]
    for (reason, names) in reasons { for name in names { all[name] = reason } }
    return all
  }()

  private static let reasons: [(String, [String])] = [
    (
      "there is no text in it",
      [
        "epub-invalid/03-resources/fallback-chain-circular-error.epub",
        "epub-invalid/03-resources/foreign-xhtml-audio-source-remote-fallback-valid.epub",
        "epub-invalid/03-resources/resources-remote-audio-sources-valid.epub",
        "epub-invalid/03-resources/resources-remote-audio-valid.epub",
        "epub-invalid/03-resources/resources-remote-iframe-error.epub",
        "epub-invalid/03-resources/resources-remote-iframe-undeclared-error.epub",
        "epub-invalid/03-resources/resources-remote-img-in-script-error.epub",
        "epub-invalid/03-resources/resources-remote-not-https-warning.epub",
        "epub-invalid/04-ocf/url-xhtml-iframe-missing-resource-error.epub",
        "epub-invalid/05-package/package-remote-audio-missing-property-error.epub",
        "xhtml-invalid/06-content/entities-external-error.xhtml",
        "xhtml-invalid/06-content/http-equiv-case-valid.xhtml",
        "xhtml-invalid/06-content/http-equiv-valid.xhtml",
        "xhtml-invalid/06-content/link-alt-style-tags-conflict-usage.xhtml",
        "xhtml-invalid/06-content/link-alt-style-tags-known-valid.xhtml",
        "xhtml-invalid/06-content/link-alt-style-tags-unknown-valid.xhtml",
        "xhtml-invalid/06-content/style-valid.xhtml",
        "xhtml-invalid/06-content/svg-aria-valid.xhtml",
        "xhtml-invalid/06-content/table-border-error.xhtml",
        "xhtml-invalid/06-content/table-border-valid.xhtml",
        "xhtml-invalid/06-content/title-empty-error.xhtml",
        "xhtml-invalid/07-nav/content-model-a-empty-error.xhtml",
        "xhtml-invalid/epub2/id-duplicate-error.xhtml",
        "xhtml-invalid/epub2/lang-attr-valid.xhtml",
      ]
    ),
    (
      "is not there; get another copy",
      [
        "epub-invalid/04-ocf/ocf-package-document-missing-fatal.epub",
        "epub-invalid/epub2/ocf-opf-missing-fatal.epub",
      ]
    ),
    (
      "the book lists no document that can be read",
      [
        "epub-invalid/04-ocf/ocf-url-leaking-in-opf-error.epub"
      ]
    ),
    (
      "this is not a ZIP archive",
      [
        "epub-invalid/04-ocf/ocf-zip-unreadable-image-with-epub-extension-fatal.epub",
        "epub-invalid/04-ocf/ocf-zip-unreadable-no-end-header-fatal.epub",
        "hostile/epub/truncated.epub",
      ]
    ),
  ]
}
