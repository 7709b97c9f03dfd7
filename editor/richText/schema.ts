import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';

/**
 * The allowed attributes of an element that its node has no member for, as they are written: ` id="terms" lang="en"`.
 * Only `readHtml` makes them, from a list of allowed ones.
 */
const kept = { kept: { default: '', validate: 'string' } };

/** Content of an element that may have text without a paragraph, as `<li>` mostly has. */
const linesFirst = '(line | block)+';

function container(tag: string, more: Partial<NodeSpec> = {}): NodeSpec {
  return {
    content: '(paragraph | block | line)+',
    group: 'block',
    attrs: kept,
    defining: true,
    parseDOM: [{ tag }],
    toDOM: () => [tag, 0],
    ...more,
  };
}

const tables = tableNodes({ tableGroup: 'block', cellContent: linesFirst, cellAttributes: {} });

const nodes = {
  doc: { content: '(paragraph | block | line)+' },
  paragraph: container('p', { content: 'inline*', defining: false }),
  heading: {
    content: 'inline*',
    group: 'block',
    attrs: { ...kept, level: { default: 2, validate: 'number' } },
    defining: true,
    parseDOM: [2, 3, 4].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs }) => [`h${Number(attrs['level'])}`, 0],
  },
  blockquote: container('blockquote'),
  division: container('div'),
  bullet_list: container('ul', { content: 'list_item+' }),
  ordered_list: container('ol', {
    content: 'list_item+',
    toDOM: ({ attrs }) => ['ol', startOf(attrs), 0],
  }),
  list_item: container('li', { content: linesFirst, group: '' }),
  definitions: container('dl', { content: '(term | definition)+' }),
  term: container('dt', { content: linesFirst, group: '' }),
  definition: container('dd', { content: linesFirst, group: '' }),
  rule: { group: 'block', attrs: kept, parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  table: {
    ...tables.table,
    attrs: { ...kept, caption: { default: '', validate: 'string' } },
  },
  table_row: {
    ...tables.table_row,
    // `thead`, `tbody` or `tfoot`; empty for a row that is in none.
    attrs: { ...kept, section: { default: '', validate: 'string' } },
  },
  table_cell: { ...tables.table_cell, attrs: { ...tables.table_cell.attrs, ...kept } },
  table_header: { ...tables.table_header, attrs: { ...tables.table_header.attrs, ...kept } },
  // Text of a list entry, a cell or the whole field that isn't in a paragraph.
  line: { content: 'inline*', toDOM: () => ['div', { 'data-line': '' }, 0] },
  text: { group: 'inline' },
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    attrs: kept,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
} as const satisfies Record<string, NodeSpec>;

function mark(tag: string, more: Partial<MarkSpec> = {}): MarkSpec {
  return { attrs: kept, parseDOM: [{ tag }], toDOM: () => [tag, 0], ...more };
}

const marks = {
  link: {
    attrs: {
      ...kept,
      href: { validate: 'string' },
      target: { default: '', validate: 'string' },
    },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (element: HTMLElement) => ({
          href: element.getAttribute('href') ?? '',
          target: element.getAttribute('target') ?? '',
        }),
      },
    ],
    // The address is shown, not followed, so it is no `href`.
    toDOM: ({ attrs }) => [
      'a',
      { 'data-href': String(attrs['href']), title: String(attrs['href']) },
      0,
    ],
  },
  strong: mark('strong'),
  em: mark('em'),
  s: mark('s'),
  u: mark('u'),
  small: mark('small'),
  sub: mark('sub', { excludes: 'sub sup' }),
  sup: mark('sup', { excludes: 'sub sup' }),
  code: mark('code'),
  abbr: mark('abbr'),
  span: mark('span', { parseDOM: [] }),
} as const satisfies Record<string, MarkSpec>;

/** The formatted texts of fields: what `sanitizeRichText` leaves, and nothing else. */
export const richTextSchema = new Schema({ nodes, marks });

function startOf(attrs: Readonly<Record<string, unknown>>): Record<string, string> {
  const [, start] = / start="(-?\d+)"/.exec(String(attrs['kept'])) ?? [];
  return start === undefined ? {} : { start };
}
