import sanitizeHtml from 'sanitize-html';
import { kindOfHref } from '../Link/href.ts';

type Attributes = Record<string, string>;

/** Headings begin at level 2, since the page provides level 1; levels 5 and 6 become 4. */
const tagNames = { h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em' };

/**
 * Elements removed if empty: editors create them by pressing Enter twice, but the style sheet sets
 * the spacing.
 */
const emptyWithoutText: readonly string[] = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

const allowedTags: readonly string[] = [
  ...['h2', 'h3', 'h4', 'p', 'div', 'blockquote', 'hr', 'br'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['a', 'strong', 'em', 'span', 'small', 'sub', 'sup', 's', 'u', 'abbr', 'code'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowedTags],
  // No class or style: the site controls the appearance.
  allowedAttributes: {
    '*': ['lang', 'dir', 'id'],
    a: ['href', 'target', 'rel'],
    abbr: ['title'],
    ol: ['start', 'reversed'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms'],
  parseStyleAttributes: false,
  nestingLimit: 30,
  exclusiveFilter: ({ tag, text }) => emptyWithoutText.includes(tag) && text.trim() === '',
};

/**
 * Ids that content may not have: those of the page itself, and names of scripts' global variables, since an element
 * with the name of a variable that doesn't exist yet takes its place. Names that begin with an underscore are refused, too.
 */
const reservedIds: ReadonlySet<string> = new Set([
  ...['main', 'similar', 'finance', 'overview', 'technical-data', 'equipment', 'description'],
  ...['car-results', 'facilities'],
  ...['dataLayer', 'gtag', 'hbspt', 'next', 'TURBOPACK', 'forecourtRegistration'],
]);

const plainId = /^\p{L}[\p{L}\p{N}_.:-]{0,99}$/u;

/** Keeps the id of a place that links lead to. */
function withSafeId({ id, ...others }: Attributes): Attributes {
  const isSafe = id !== undefined && plainId.test(id) && !reservedIds.has(id);
  return isSafe ? { ...others, id } : others;
}

/** Reads the address of a link; `undefined` if visitors can't follow it. */
export type ReadHref = (href: string) => string | undefined;

function link({ href: written = '', target, ...others }: Attributes, readHref: ReadHref) {
  const { lang, dir, id = others['name'] } = others;
  const kept: Attributes = { ...(lang && { lang }), ...(dir && { dir }), ...(id && { id }) };
  const href = readHref(written) ?? '';
  const kind = kindOfHref(href);
  if (kind === 'refused') return { tagName: 'span', attribs: kept };
  const opensTab = target === '_blank' && kind !== 'anchor' && kind !== 'contact';
  const attribs: Attributes = {
    ...kept,
    href,
    ...(opensTab && { target }),
    ...((opensTab || kind === 'external') && { rel: 'noopener noreferrer' }),
  };
  return { tagName: 'a', attribs };
}

/**
 * Reduces editors' HTML to text formatting. Removes scripts, styles, frames, forms, pictures, event
 * handlers and script addresses; keeps the text of unknown elements. The result is well-formed, and
 * every `<` and `>` in it belongs to an allowed tag.
 */
export function sanitizeRichText(html: string, readHref: ReadHref = (href) => href): string {
  let isAsNested = true;
  const transformTags: sanitizeHtml.IOptions['transformTags'] = {
    ...tagNames,
    a: (_tagName, attribs) => link(attribs, readHref),
    '*': (tagName, attribs) => {
      isAsNested &&= allowedTags.includes(tagName);
      return { tagName, attribs: withSafeId(attribs) };
    },
  };
  const sanitized = sanitizeHtml(html, { ...options, transformTags });
  // Without the element between them, an element may end the one around it, as a table ends a paragraph. Links are read already.
  return isAsNested ? sanitized : sanitizeRichText(sanitized);
}
