/** Endings of what makes a file rather than of the file itself, as content platforms use them. */
const handlers: readonly string[] = ['ASHX', 'ASPX', 'PHP'];

/** What kind of file an address leads to, in the letters people know it by ("PDF"); empty if it doesn't say. */
export function fileType(href: string): string {
  const path = href.replace(/[?#].*$/s, '').replace(/^[a-z]+:\/\/[^/]*/i, '');
  const ending = /[^/]\.([a-z0-9]{2,5})$/i.exec(path)?.[1]?.toUpperCase() ?? '';
  return handlers.includes(ending) ? '' : ending;
}
