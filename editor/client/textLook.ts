import { type Box, boxOf, type MarkedPlace, rangeOf } from './markedPlaces.ts';

/** What makes a text look like the one on the page. */
const copied = [
  'fontFamily',
  'fontSize',
  'fontStretch',
  'fontStyle',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'textAlign',
  'textTransform',
  'textWrap',
  'color',
] as const;

/** How a text over a place looks, and where it is. */
export interface TextLook {
  readonly box: Box;
  readonly style: Readonly<Partial<Record<(typeof copied)[number] | 'backgroundColor', string>>>;
}

/** The look of the text in a place; `undefined` if the place isn't visible. */
export function textLookOf(marked: MarkedPlace): TextLook | undefined {
  const box = boxOf(marked);
  const view = marked.start.ownerDocument.defaultView;
  const source = textParent(marked);
  if (!box || !view || !source) return undefined;
  const computed = view.getComputedStyle(source);
  const style = Object.fromEntries(copied.map((name) => [name, computed[name]]));
  const backgroundColor = groundOf(source, view);
  return { box: roomFor(box, source, computed), style: { ...style, backgroundColor } };
}

/** The element that has the text, for its font. */
function textParent({ start, end }: MarkedPlace): Element | null {
  const range = rangeOf(start, end);
  const walker = start.ownerDocument.createTreeWalker(
    range.commonAncestorContainer,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (range.intersectsNode(node) && node.textContent?.trim()) return node.parentElement;
  }
  return start.parentElement;
}

/** The text may get longer, so it has the width of the block that it is in. */
function roomFor(box: Box, source: Element, { display, textAlign }: CSSStyleDeclaration): Box {
  const around = source.getBoundingClientRect();
  if (display.startsWith('inline') || around.width < box.width) return box;
  const isStart = textAlign === 'start' || textAlign === 'left';
  const left = isStart ? box.left : around.left;
  return { ...box, left, width: around.right - left };
}

const transparent = /^(?:transparent|rgba\(.*, 0\)|color\(.* \/ 0\))$/;

/** The nearest colour behind an element, so that the text over it can be read. */
function groundOf(element: Element, view: Window): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = view.getComputedStyle(at);
    if (!transparent.test(backgroundColor)) return backgroundColor;
  }
  return 'Canvas';
}
