/** Distance below the window at which content is fetched, so that it is ready in time. */
const rootMargin = '0px 0px 400px';

/** Calls a function once, when an element comes near the window. Returns a function that stops it. */
export function onApproach(element: Element, approached: () => void): () => void {
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
