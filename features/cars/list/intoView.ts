import { reducedMotion } from '#themes/media.ts';

/** Scrolls the start of a list into view, unless it is visible already. */
export function intoView(list: Element | null): void {
  if (!list) return;
  const { top } = list.getBoundingClientRect();
  if (top >= 0 && top < window.innerHeight) return;
  const isCalm = window.matchMedia(reducedMotion).matches;
  list.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth', block: 'start' });
}
