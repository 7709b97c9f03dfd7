import { isPlainClick } from '#features/shared/isPlainClick.ts';
import { linkedPage } from './linkedPage.ts';
import { savesData } from './savesData.ts';

/** What happens with pages of the site that links lead to, by path with query. */
export interface LinkActions {
  readonly open: (href: string) => void;
  readonly fetchAhead: (href: string) => void;
}

/**
 * Opens pages when their links are clicked, and fetches them ahead when links are touched, focused, or hovered for a
 * moment, but not for visitors who save data. Returns how to stop.
 */
export function watchLinks({ open, fetchAhead }: LinkActions): () => void {
  const follow = (event: MouseEvent) => {
    const href = opensLink(event) ? linkedPage(event.target, window.location) : undefined;
    if (href === undefined) return;
    event.preventDefault();
    open(href);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const approach = ({ target, type }: Event) => {
    // The pointer has left the last link, or moves within it.
    clearTimeout(timer);
    const href = linkedPage(target, window.location);
    if (href === undefined || savesData(navigator)) return;
    timer = setTimeout(() => fetchAhead(href), type === 'pointerover' ? intentMs : 0);
  };
  document.addEventListener('click', follow);
  for (const type of approaches) document.addEventListener(type, approach, { passive: true });
  return () => {
    clearTimeout(timer);
    document.removeEventListener('click', follow);
    for (const type of approaches) document.removeEventListener(type, approach);
  };
}

/** How long the pointer rests on a link that is meant; a pointer that crosses a list fetches nothing (ms). */
const intentMs = 60;

const approaches = ['pointerover', 'focusin', 'touchstart'] as const;

/** A click that only opens the link, and that nothing has handled yet. */
function opensLink(event: MouseEvent): boolean {
  return event.button === 0 && isPlainClick(event) && !event.defaultPrevented;
}
