/**
 * A list with one selector for each name. Browsers look selectors up by the name of the element or its class, but try a
 * list within `:where` or `:is` on every element of a page.
 */
export function selectorForEach(names: readonly string[], write: (name: string) => string): string {
  return names.map(write).join(', ');
}
