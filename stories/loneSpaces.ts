/**
 * The texts of a space alone beside another text: two expressions with a space between them. In the HTML of the server, a
 * comment separates them, and such a space is missing in the browser's accessibility tree: screen readers say `VolvoV60`.
 */
export function loneSpaces(root: Node): readonly string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { currentNode: space } = walker;
    if (
      !/^[ \n]+$/.test(space.textContent ?? '') ||
      space.parentElement?.closest('script, style')
    ) {
      continue;
    }
    if (isText(beside(space, 'previousSibling')) || isText(beside(space, 'nextSibling'))) {
      found.push(space.parentElement?.outerHTML.slice(0, 300) ?? '');
    }
  }
  return found;
}

/** The sibling that isn't a comment. */
function beside(node: Node, which: 'previousSibling' | 'nextSibling'): Node | null {
  let sibling = node[which];
  while (sibling instanceof Comment) sibling = sibling[which];
  return sibling;
}

function isText(node: Node | null): boolean {
  return node instanceof Text && node.data.trim() !== '';
}
