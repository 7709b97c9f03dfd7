/**
 * Calls back with whether an element is in the window: once at the start, and after each change. A busy browser reports
 * several changes at once, the newest last, so only the last one is the truth.
 *
 * @param margins - how far around the window, or around the document, the element counts as visible.
 * @returns a function that stops watching.
 */
export function onVisibility(
  element: Element,
  changed: (isVisible: boolean) => void,
  margins?: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => changed(entries.at(-1)?.isIntersecting === true),
    margins,
  );
  observer.observe(element);
  return () => observer.disconnect();
}
