import { type ElementNode, isElement, isHost, isProps } from './payloadModel.ts';
import type { Resolve } from './payloadReferences.ts';

/**
 * Finds out whether a document has what a tree of elements renders at an offset. Returns the offset of its end, or -1. It
 * compares element names and texts, but not attributes.
 */
export function matchHtml(html: string, start: number, node: unknown, resolve: Resolve): number {
  if (start === -1) return -1;
  const found = resolve(node);
  if (found === null || typeof found === 'boolean') return start;
  if (typeof found === 'string' || typeof found === 'number')
    return matchText(html, start, `${found}`);
  if (isElement(found)) return matchElement(html, start, found, resolve);
  if (!Array.isArray(found)) return -1;
  return found.reduce<number>((at, each) => matchHtml(html, at, each, resolve), start);
}

function matchElement(html: string, start: number, element: ElementNode, resolve: Resolve): number {
  const [, name, , props] = element;
  const { children } = props;
  if (!isHost(element)) return matchHtml(html, start, children ?? null, resolve);
  const tag = skipSeparators(html, start);
  const inside = endOfTag(html, tag, name);
  if (inside === -1 || html[inside - 2] === '/') return inside;
  const end = matchContent(html, inside, props, resolve);
  return end === -1 ? -1 : after(html, skipSeparators(html, end), `</${name}>`);
}

function matchContent(
  html: string,
  start: number,
  { dangerouslySetInnerHTML: inner, children = null }: ElementNode[3],
  resolve: Resolve,
): number {
  if (!isProps(inner)) return matchHtml(html, start, children, resolve);
  const text = resolve(inner['__html']);
  return typeof text === 'string' ? after(html, start, text) : -1;
}

/** The end of the tag that begins at an offset. In attributes, `>` is escaped. */
function endOfTag(html: string, start: number, name: string): number {
  const end = after(html, start, `<${name}`);
  if (end === -1 || !/[\s/>]/.test(html[end] ?? '')) return -1;
  return html.indexOf('>', end) + 1 || -1;
}

function matchText(html: string, start: number, text: string): number {
  return text === '' ? start : after(html, skipSeparators(html, start), escapedText(text));
}

/** React writes it between texts. */
const separator = '<!-- -->';

function skipSeparators(html: string, start: number): number {
  const end = after(html, start, separator);
  return end === -1 ? start : skipSeparators(html, end);
}

function after(html: string, start: number, text: string): number {
  return html.startsWith(text, start) ? start + text.length : -1;
}

const escapes: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** A text as React writes it. */
export function escapedText(text: string): string {
  return text.replaceAll(/["&'<>]/g, (character) => escapes[character] ?? character);
}
