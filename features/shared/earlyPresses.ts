/** The property of `window` that maps elements to the last event on each, as long as the page's code doesn't handle events itself. */
export const earlyPresses = 'forecourtPresses';

/** The property of that map that says in which elements events are kept, as a selector. */
export const keptWithin = 'within';

/** Events are kept everywhere until the page is hydrated. */
export const everywhere = '*';

/** The presses that nothing has handled yet. */
export function keptPresses(): Map<unknown, unknown> {
  const presses: unknown = Reflect.get(window, earlyPresses);
  return presses instanceof Map ? presses : new Map();
}
