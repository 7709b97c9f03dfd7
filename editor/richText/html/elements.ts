/**
 * The elements of formatted texts and what becomes of them, as `design-system/RichText/sanitize.ts` allows them: what it
 * drops is dropped here too.
 */

/** The nodes of elements that hold blocks, by tag. */
export const containerTags: Readonly<Record<string, string>> = {
  blockquote: 'blockquote',
  div: 'division',
  ul: 'bullet_list',
  ol: 'ordered_list',
  li: 'list_item',
  dl: 'definitions',
  dt: 'term',
  dd: 'definition',
  table: 'table',
  tr: 'table_row',
  td: 'table_cell',
  th: 'table_header',
};

/** The levels of headings, by tag. The page has the first level itself. */
export const headingTags: Readonly<Record<string, number>> = {
  h1: 2,
  h2: 2,
  h3: 3,
  h4: 4,
  h5: 4,
  h6: 4,
};

/** The marks of elements within a text, by tag. */
export const markTags: Readonly<Record<string, string>> = {
  a: 'link',
  abbr: 'abbr',
  b: 'strong',
  code: 'code',
  em: 'em',
  i: 'em',
  s: 's',
  small: 'small',
  span: 'span',
  strong: 'strong',
  sub: 'sub',
  sup: 'sup',
  u: 'u',
};

/** The parts of a table that rows are in. */
export const sectionTags: ReadonlySet<string> = new Set(['thead', 'tbody', 'tfoot']);

/** Elements that are dropped with all that is in them. */
export const droppedTags: ReadonlySet<string> = new Set([
  ...[
    'audio',
    'canvas',
    'embed',
    'head',
    'iframe',
    'math',
    'noscript',
    'object',
    'option',
    'script',
  ],
  ...['select', 'style', 'svg', 'template', 'textarea', 'title', 'video', 'xml'],
]);

/** Elements without a meaning of their own, which nobody misses. */
export const framingTags: ReadonlySet<string> = new Set([
  'html',
  'body',
  'font',
  'o:p',
  'meta',
  'link',
]);

const everywhere: readonly string[] = ['id', 'lang', 'dir'];

/** The further attributes that elements keep as they are written, by tag. */
const ownKept: Readonly<Record<string, readonly string[]>> = {
  abbr: ['title'],
  ol: ['start', 'reversed'],
  th: ['scope'],
};

/** Attributes that nodes and marks have members for, by tag; `rel` is always written anew by the site. */
const members: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
};

/** The allowed attributes of an element that are kept as they are written. */
export function keptNames(tag: string): readonly string[] {
  return [...everywhere, ...(ownKept[tag] ?? [])];
}

/** Whether the site shows an attribute. */
export function isShownAttribute(tag: string, name: string): boolean {
  return keptNames(tag).includes(name) || (members[tag]?.includes(name) ?? false);
}

/** Whether the site shows an element. */
export function isShownElement(tag: string): boolean {
  return (
    tag in containerTags ||
    tag in headingTags ||
    tag in markTags ||
    sectionTags.has(tag) ||
    ['p', 'br', 'hr', 'caption'].includes(tag)
  );
}
