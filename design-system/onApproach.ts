/**
 * Calls back once when an element comes near the window.
 *
 * @param rootMargin - the distance around the window, as in CSS.
 * @returns a function that stops waiting.
 */
export function onApproach(
  element: Element,
  rootMargin: string,
  approached: () => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      approached();
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
