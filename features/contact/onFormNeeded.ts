import { onVisibility } from '#design-system/onVisibility.ts';
import { leadsToForm } from './contactAnchors.ts';

/** How far below the window the form's code is loaded, so that it is ready in time. */
const rootMargin = '0px 0px 600px';

/**
 * Loads the form when the visitor comes near it, uses it, or follows a link to it. If loading
 * fails, because the browser is offline for example, the next approach loads again.
 *
 * @returns a function that stops listening.
 */
export function onFormNeeded(element: HTMLElement, load: () => Promise<void>): () => void {
  let isLoading = false;
  const loadOnce = async () => {
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
  const followLink = () => leadsToForm(window.location.hash) && loadOnce();
  const stopWatching = onVisibility(element, (isVisible) => isVisible && loadOnce(), {
    rootMargin,
  });
  const uses = ['focusin', 'pointerover'] as const;
  const stop = () => {
    stopWatching();
    window.removeEventListener('hashchange', followLink);
    for (const use of uses) element.removeEventListener(use, loadOnce);
  };
  window.addEventListener('hashchange', followLink);
  for (const use of uses) element.addEventListener(use, loadOnce);
  followLink();
  return stop;
}
