/**
 * Publishes on `<html>` how much of the lower edge of the window an element covers, so that the
 * page ends above it and focused elements are not hidden behind it. An element that is currently
 * not fixed covers nothing.
 *
 * @param property - `coveredBelow`, or another of `themes/covered.ts`.
 * @returns a function that removes the property.
 */
export function keepRoomFor(cover: Element, property: string): () => void {
  const { style } = document.documentElement;
  const measure = () => {
    const isFixed = getComputedStyle(cover).position === 'fixed';
    const height = isFixed ? cover.getBoundingClientRect().height : 0;
    style.setProperty(property, `${height}px`);
  };
  // Deferred to the next frame, because the changed page height would notify other observers again
  // in this frame.
  const observer = new ResizeObserver(() => requestAnimationFrame(measure));
  observer.observe(cover);
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
}
