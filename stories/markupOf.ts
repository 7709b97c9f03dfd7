/** The beginning of an element's markup without classes, for messages of checks. */
export function markupOf({ outerHTML }: Element): string {
  return outerHTML.replaceAll(/ class="[^"]*"/g, '').slice(0, 300);
}
