import { leadsToForm } from './contactAnchors.ts';

/** How far below the window the form's code is loaded, so that it is ready in time. */
const rootMargin = '0px 0px 600px';

/**
 * Calls the listener when the visitor comes near an element, uses it, or follows a link to it. If it
 * rejects, because the browser is offline for example, the next approach calls it again.
 *
 * @returns a function that stops listening.
 */
export function onApproach(element: HTMLElement, load: () => Promise<void>): () => void {
  let isLoading = false;
  const approach = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      await load();
      stop();
    } catch {
      // The form works without its code.
      isLoading = false;
    }
  };
  const followLink = () => leadsToForm(window.location.hash) && approach();
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && approach(),
    { rootMargin },
  );
  const uses = ['focusin', 'pointerover'] as const;
  const stop = () => {
    observer.disconnect();
    window.removeEventListener('hashchange', followLink);
    for (const use of uses) element.removeEventListener(use, approach);
  };
  observer.observe(element);
  window.addEventListener('hashchange', followLink);
  for (const use of uses) element.addEventListener(use, approach);
  followLink();
  return stop;
}
