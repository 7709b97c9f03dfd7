import { aboveCover } from '#themes/covered.css.ts';
import { floatingLift } from '#themes/covered.ts';

/**
 * Publishes how much of the lower edge of the window an element covers, so that the page ends above it and focused
 * elements are not hidden behind it. An element that is currently not fixed covers nothing.
 *
 * @param property - `coveredBelow`, or another of `themes/covered.ts`.
 * @returns a function that removes the property.
 */
export function keepRoomFor(cover: Element, property: string): () => void {
  const measure = () => {
    const isFixed = getComputedStyle(cover).position === 'fixed';
    heights.set(property, isFixed ? cover.getBoundingClientRect().height : 0);
    publish();
  };
  // Deferred to the next frame, because the changed page height would notify other observers again
  // in this frame.
  const observer = new ResizeObserver(() => requestAnimationFrame(measure));
  observer.observe(cover);
  return () => {
    observer.disconnect();
    heights.delete(property);
    publish();
  };
}

/** The covered heights by their properties (px). */
const heights = new Map<string, number>();

let sheet: CSSStyleSheet | undefined;

/** A property of `<html>` would make browsers compute the styles of all elements again, so its padding is a length. */
function publish(): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  const properties = Array.from(heights, ([name, height]) => `${name}: ${height}px`).join('; ');
  const total = [...heights.values()].reduce((sum, height) => sum + height, 0);
  sheet.replaceSync(
    `body, .${aboveCover} { ${properties} } html { scroll-padding-block-end: calc(${total}px + var(${floatingLift}, 0px)) }`,
  );
}
