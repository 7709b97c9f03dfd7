/**
 * React remembers the value of each input, also what was typed before hydration, and ignores events that don't change it.
 * It does so in a property of the element. Makes it forget the value, so that it handles the next event.
 */
export function forgetValue(field: Element): void {
  const tracker: unknown = Reflect.get(field, '_valueTracker');
  if (tracker instanceof Object) Reflect.get(tracker, 'setValue')?.('\0');
}
