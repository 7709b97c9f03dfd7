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

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'div', 'blockquote', 'hr', 'br'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['a', 'strong', 'em', 'span', 'small', 'sub', 'sup', 's', 'u', 'abbr', 'code'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  // No class, style or id: the site controls the appearance, and ids of content could collide with
  // those of the page.
  allowedAttributes: {
    '*': ['lang', 'dir'],
    a: ['href', 'target', 'rel'],
    abbr: ['title'],
    ol: ['start', 'reversed'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms'],
  parseStyleAttributes: false,
  nestingLimit: 30,
  transformTags: { ...tagNames, a: link },
  exclusiveFilter: ({ tag, text }) => emptyWithoutText.includes(tag) && text.trim() === '',
};

function link(_tagName: string, { href = '', target, lang, dir }: Attributes) {
  const language: Attributes = { ...(lang && { lang }), ...(dir && { dir }) };
  const kind = kindOfHref(href);
  if (kind === 'refused') return { tagName: 'span', attribs: language };
  const opensTab = target === '_blank' && kind !== 'anchor' && kind !== 'contact';
  const attribs: Attributes = {
    ...language,
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
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html, options);
}
