"""Prints what a strict reader finds in a PDF file: read_pdf.py FILE."""

import sys

import pypdf


def tags(node):
    """The structure types, in the order in which they are read."""
    node = node.get_object()
    if isinstance(node, pypdf.generic.DictionaryObject):
        if "/S" in node:
            yield node["/S"][1:]
        children = node.get("/K")
        if children is not None:
            for child in children if isinstance(children, list) else [children]:
                yield from tags(child)


def main():
    reader = pypdf.PdfReader(sys.argv[1], strict=True)
    root = reader.root_object
    print("pages", len(reader.pages))
    print("title", reader.metadata.title)
    print("language", root["/Lang"])
    print("shows title", root["/ViewerPreferences"]["/DisplayDocTitle"])
    print("marked", root["/MarkInfo"]["/Marked"])
    print("tags", " ".join(list(tags(root["/StructTreeRoot"]))[:10]))
    for page in reader.pages:
        print(page.extract_text())


if __name__ == "__main__":
    main()
