/** Helpers that measure layout as visitors see it. */

/** An element's position in the window. */
export function box(element: Element): DOMRect {
  return element.getBoundingClientRect();
}

/** The number of elements in the first row. */
export function onFirstLine(elements: readonly Element[]): number {
  const tops = elements.map((element) => Math.round(box(element).top));
  return tops.filter((top) => top === Math.min(...tops)).length;
}

/**
 * The link at the middle of an element, or of its first line; `null` if there is none.
 */
export function linkAt(element: Element): Element | null {
  element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element.getClientRects()[0] ?? box(element);
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit?.closest('a') ?? null;
}

/** The number of px by which the page is wider than the window. */
export function sidewaysScroll(): number {
  return Math.max(0, document.documentElement.scrollWidth - window.innerWidth);
}

/** The background colour behind an element: its own, or that of the nearest ancestor that isn't transparent. */
export function groundOf(element: Element): string {
  const { backgroundColor } = getComputedStyle(element);
  const isClear = backgroundColor === 'rgba(0, 0, 0, 0)';
  return isClear && element.parentElement ? groundOf(element.parentElement) : backgroundColor;
}

/** How much a button or link stands out: the distance between its colour and the background around it. */
export function emphasisOf(button: Element): number {
  const around = channelsOf(groundOf(button.parentElement ?? button));
  return Math.hypot(...channelsOf(groundOf(button)).map((own, at) => own - (around[at] ?? 0)));
}

function channelsOf(color: string): readonly number[] {
  return (color.match(/\d+/g) ?? []).slice(0, 3).map(Number);
}
