"""Prints the text nodes of the content documents of an EPUB, or of one HTML or XHTML file.

An independent reading, for tests: Python's zipfile and lxml, nothing of this project. The result is
JSON: a list of objects with the path of a document, all its text, the part of it that stands in the
head, and a number that is the same for documents of which a reader may choose one.

Usage: visible_text.py FILE
"""

import html.entities
import json
import posixpath
import re
import sys
import urllib.parse
import zipfile

from lxml import etree
import lxml.html

XML_NAMES = {"amp", "lt", "gt", "quot", "apos"}
# What a reader never sees as text, whatever stands in it.
UNSEEN = {"script", "style", "template"}


def with_named_characters(data):
    """Puts characters in the place of the names that HTML has and XML has not.

    Names that neither has stay as they are written.
    """

    def character(match):
        name = match.group(1).decode("ascii")
        if name in XML_NAMES:
            return match.group(0)
        value = html.entities.html5.get(name + ";")
        if not value:
            return b"&amp;" + match.group(1) + b";"
        return "".join(f"&#{ord(c)};" for c in value).encode()

    # What stands in comments and CDATA sections is no reference.
    parts = re.split(rb"(<!--.*?-->|<!\[CDATA\[.*?\]\]>)", data, flags=re.S)
    for index in range(0, len(parts), 2):
        parts[index] = re.sub(rb"&([A-Za-z][A-Za-z0-9]*);", character, parts[index])
    return b"".join(parts)


def local(node):
    return etree.QName(node).localname.lower() if isinstance(node.tag, str) else None


def all_text(root):
    """All text inside an element, but that of scripts, styles and comments."""
    pieces = []
    for event, node in etree.iterwalk(root, events=("start", "end", "comment", "pi")):
        if event == "start":
            if node.text and local(node) not in UNSEEN:
                pieces.append(node.text)
        elif node is not root and node.tail:
            pieces.append(node.tail)
    return "".join(pieces)


def texts(root):
    """All text of a document, and what of it stands in its head."""
    if root is None:
        return "", ""
    heads = [node for node in root.iter() if local(node) == "head"]
    return all_text(root), " ".join(all_text(head) for head in heads)


def xml_texts(data):
    parser = etree.XMLParser(recover=True, no_network=True, load_dtd=False, huge_tree=True)
    return texts(etree.fromstring(with_named_characters(data), parser))


def html_texts(data):
    return texts(lxml.html.document_fromstring(data))


def epub_documents(path):
    archive = zipfile.ZipFile(path)
    names = set(archive.namelist())
    container = etree.fromstring(archive.read("META-INF/container.xml"))
    package_path = container.xpath("//*[local-name()='rootfile']/@full-path")[0]
    package = etree.fromstring(archive.read(package_path))
    items = {i.get("id"): i for i in package.xpath("//*[local-name()='manifest']/*")}
    folder = posixpath.dirname(package_path)
    spine = package.xpath("//*[local-name()='spine']/*[local-name()='itemref']")
    for choice, reference in enumerate(spine):
        item = items.get(reference.get("idref"))
        seen = set()
        # Where an item has a fallback, a reader may choose either.
        while item is not None and item.get("id") not in seen:
            seen.add(item.get("id"))
            target = urllib.parse.unquote(item.get("href"))
            name = posixpath.normpath(posixpath.join(folder, target))
            kind = item.get("media-type", "")
            if name in names and ("xhtml" in kind or "svg" in kind):
                yield choice, name, xml_texts(archive.read(name))
            item = items.get(item.get("fallback"))


def main():
    path = sys.argv[1]
    if path.lower().endswith(".epub"):
        documents = list(epub_documents(path))
    else:
        data = open(path, "rb").read()
        is_xml = path.lower().endswith((".xhtml", ".xml"))
        documents = [(0, path, xml_texts(data) if is_xml else html_texts(data))]
    found = [
        {"path": path, "text": text, "head": head, "choice": choice}
        for choice, path, (text, head) in documents
    ]
    json.dump(found, sys.stdout)


main()
