/** What screen readers watch for changes. An `<output>` is watched too. A region may say that it isn't heard. */
export const liveRegions = '[aria-live], [role="status"], [role="alert"], output';

/** How a screen reader tells that an element has changed, by the live region that it is in; undefined if it is silent. */
export function announcementOf(element: Element): 'polite' | 'assertive' | undefined {
  const region = element.closest(liveRegions);
  const own = region?.getAttribute('aria-live');
  const urgency = own ?? (region?.getAttribute('role') === 'alert' ? 'assertive' : 'polite');
  if (!region || urgency === 'off') return undefined;
  return urgency === 'assertive' ? 'assertive' : 'polite';
}
