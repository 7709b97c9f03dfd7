/**
 * Says on `<html>` how tall something is that lies over the lower edge of the window, so that the
 * page ends above it, and scrolls what has the focus out from under it.
 *
 * @param property - `coveredBelow`, or another of `themes/covered.ts`.
 * @returns takes it back.
 */
export function keepRoomFor(cover: Element, property: string): () => void {
  const { style } = document.documentElement;
  const measure = () => style.setProperty(property, `${cover.getBoundingClientRect().height}px`);
  // With the next frame: in this one, the page's new length would be news to other observers.
  const observer = new ResizeObserver(() => requestAnimationFrame(measure));
  observer.observe(cover);
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
}
