/** Where things are, as a visitor sees them. */

/** An element's place in the window. */
export function box(element: Element): DOMRect {
  return element.getBoundingClientRect();
}

/** How many of the elements stand on the first of their lines. */
export function onFirstLine(elements: readonly Element[]): number {
  const tops = elements.map((element) => Math.round(box(element).top));
  return tops.filter((top) => top === Math.min(...tops)).length;
}

/**
 * The link that answers where the middle of the element is, or of its first line; `null` where
 * none does.
 */
export function linkAt(element: Element): Element | null {
  element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element.getClientRects()[0] ?? box(element);
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit?.closest('a') ?? null;
}

/** By how many px the page is wider than the window. */
export function sidewaysScroll(): number {
  return Math.max(0, document.documentElement.scrollWidth - window.innerWidth);
}
