/**
 * Reports changes of texts that fail or stay invisible on a page that the browser has translated.
 *
 * A browser that translates a page puts an element in the place of each text node, and React doesn't notice. React replaces
 * the content of an element whose only child is a text, which is safe. To every other text node it keeps a reference: the
 * DOM throws when React removes the node or inserts something before it, and then React removes the whole page; and a new
 * value of the node isn't visible.
 *
 * It replaces functions of the DOM until the document ends, so it is for tests. It runs in the browser and refers to
 * nothing outside, so that it can be sent to a page as text.
 *
 * @param report - Called with what React did, the text, and the element around it.
 */
export function watchTextChanges(report: (change: string) => void): void {
  const { removeChild, insertBefore, appendChild } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');

  // In this property, React keeps its own record of a node that it created or hydrated. Browsers don't translate spaces,
  // and no shadow trees, in one of which the router announces the titles of pages.
  const isReactText = (node: Node | null): node is Text =>
    node instanceof Text &&
    node.data.trim() !== '' &&
    node.getRootNode() === document &&
    Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
  const tell = (what: string, text: Node, parent: Node | null) => {
    const around = parent instanceof Element ? parent.outerHTML.slice(0, 200) : 'a fragment';
    report(`React ${what} the text "${text.nodeValue}" in ${around}`);
  };

  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child) {
    if (isReactText(child)) tell('removes', child, this);
    removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ) {
    if (isReactText(next)) tell('inserts something before', next, this);
    if (isReactText(child)) tell('moves', child, this);
    insertBefore.call(this, child, next);
    return child;
  };
  Node.prototype.appendChild = function append<Child extends Node>(this: Node, child: Child) {
    if (isReactText(child)) tell('moves', child, this);
    appendChild.call(this, child);
    return child;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      if (isReactText(this) && this.nodeValue !== text) {
        tell(`writes "${text}" over`, this, this.parentNode);
      }
      value?.set?.call(this, text);
    },
  });
}
