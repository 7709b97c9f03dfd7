/**
 * Whether React handles the events of an element: it stores their handlers in a property of this prefix. Runs in the
 * browser, so it refers to nothing outside.
 */
export function isHydrated(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
}
