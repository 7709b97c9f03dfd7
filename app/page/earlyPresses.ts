/** The property of `window` that maps elements to the last event on each, until the page's code handles events itself. */
export const earlyPresses = 'forecourtPresses';
