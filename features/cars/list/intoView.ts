import { reducedMotion } from '#themes/media.ts';

/** Scrolls the beginning of a list into the window, unless it is seen there already. */
export function intoView(list: Element | null): void {
  if (!list) return;
  const { top } = list.getBoundingClientRect();
  if (top >= 0 && top < window.innerHeight) return;
  const isCalm = window.matchMedia(reducedMotion).matches;
  list.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth', block: 'start' });
}
