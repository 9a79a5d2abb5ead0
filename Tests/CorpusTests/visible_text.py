"""Prints the text nodes of the content documents of an EPUB, or of one HTML or XHTML file.

An independent reading, for tests: Python's zipfile and lxml, nothing of this project. The result is
JSON: a list of objects with the path of a document and all its text, in reading order.

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


def xhtml_text(data):
    parser = etree.XMLParser(recover=True, no_network=True, load_dtd=False, huge_tree=True)
    root = etree.fromstring(with_named_characters(data), parser)
    return "" if root is None else all_text(root)


def html_text(data):
    return all_text(lxml.html.document_fromstring(data))


def epub_documents(path):
    archive = zipfile.ZipFile(path)
    names = set(archive.namelist())
    container = etree.fromstring(archive.read("META-INF/container.xml"))
    package_path = container.xpath("//*[local-name()='rootfile']/@full-path")[0]
    package = etree.fromstring(archive.read(package_path))
    items = {i.get("id"): i for i in package.xpath("//*[local-name()='manifest']/*")}
    folder = posixpath.dirname(package_path)
    for reference in package.xpath("//*[local-name()='spine']/*[local-name()='itemref']"):
        item = items.get(reference.get("idref"))
        if item is None:
            continue
        target = urllib.parse.unquote(item.get("href"))
        name = posixpath.normpath(posixpath.join(folder, target))
        # Where an item has a fallback, a reader may choose either.
        is_sure = item.get("fallback") is None
        if name in names and is_sure and "xhtml" in item.get("media-type", ""):
            yield name, xhtml_text(archive.read(name))


def main():
    path = sys.argv[1]
    if path.lower().endswith(".epub"):
        documents = list(epub_documents(path))
    else:
        data = open(path, "rb").read()
        is_xml = path.lower().endswith((".xhtml", ".xml"))
        documents = [(path, xhtml_text(data) if is_xml else html_text(data))]
    json.dump([{"path": p, "text": t} for p, t in documents], sys.stdout)


main()
