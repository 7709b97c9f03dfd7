/** Extensions of server-side handlers, which content platforms use instead of the file's own. */
const handlers: readonly string[] = ['ASHX', 'ASPX', 'PHP'];

/** The type of the file at an address, such as "PDF"; empty if the address doesn't show it. */
export function fileType(href: string): string {
  const path = href.replace(/[?#].*$/s, '').replace(/^[a-z]+:\/\/[^/]*/i, '');
  const ending = /[^/]\.([a-z0-9]{2,5})$/i.exec(path)?.[1]?.toUpperCase() ?? '';
  return handlers.includes(ending) ? '' : ending;
}
