import { linkAddress } from '../linkAddress.ts';
import { type RawAttributes, readElement, writeElement } from './rawElement.ts';
import { emptyRaw, filledRaw, foreign, type RawReading } from './rawReading.ts';

/** What a link leads to, by the platform's names. */
export const rawLinkTypes = ['internal', 'external', 'anchor', 'mailto', 'tel', 'media'] as const;

/** What a link leads to. */
export type RawLinkType = (typeof rawLinkTypes)[number];

/** The raw value of a link. */
export interface RawLink {
  readonly type: RawLinkType;
  /** The address. That of a page may be missing, where the value has its id. */
  readonly url: string;
  /** The id of the page or media item, as the platform writes it; empty for others. */
  readonly id: string;
  /** Without `#`; may also be part of the address. */
  readonly anchor: string;
  /** Without `?`; may also be part of the address. */
  readonly query: string;
  readonly text: string;
  /** The advisory text, which browsers show beside the pointer. */
  readonly title: string;
  /** Where it opens: `_blank` for a new window, empty for the same. */
  readonly target: string;
  /** All other attributes, which are kept. */
  readonly others: RawAttributes;
}

const own: ReadonlySet<string> = new Set([
  ...['text', 'linktype', 'url', 'anchor', 'querystring', 'title', 'target', 'id'],
]);

/** Reads the raw value of a link: `<link linktype="internal" url="/kop-bil" text="…" id="{…}" />`. */
export function readRawLink(raw: string): RawReading<RawLink> {
  const element = readElement(raw, ['link']);
  if (element.kind !== 'filled') return element;
  const { attributes } = element.value;
  const of = (name: string) => attributes.get(name) ?? '';
  const type = rawLinkTypes.find((each) => each === (of('linktype') || 'internal'));
  if (type === undefined) return foreign;
  const link = {
    type,
    url: of('url'),
    id: of('id'),
    anchor: of('anchor'),
    query: of('querystring'),
    text: of('text'),
    title: of('title'),
    target: of('target'),
    others: new Map([...attributes].filter(([name]) => !own.has(name))),
  };
  return isNowhere(link) && link.text === '' ? emptyRaw : filledRaw(link);
}

/** Writes the raw value of a link. Reading it gives the same link; one that has neither address nor text is empty. */
export function writeRawLink(link: RawLink): string {
  const { type, url, id, anchor, query, text, title, target, others } = link;
  if (isNowhere(link) && text === '') return '';
  const named = { text, linktype: type, url, anchor, querystring: query, title, target, id };
  return writeElement({ name: 'link', attributes: new Map([...Object.entries(named), ...others]) });
}

/** Whether a link leads nowhere. */
function isNowhere({ url, id, anchor, query }: RawLink): boolean {
  return url === '' && id === '' && anchor === '' && query === '';
}

/** The link in the form in which the delivery sends it, which the field declarations read. */
export function wireOfRawLink(link: RawLink): Readonly<Record<string, string>> {
  const { type, url, id, anchor, query, text, title, target } = link;
  const parts = { href: url, linktype: type, anchor, querystring: query };
  return { ...parts, href: linkAddress(parts) ?? '', id, text, title, target };
}

/** The name of the type of link that an address is. */
export function rawLinkTypeOf(href: string): RawLinkType {
  if (/^mailto:/i.test(href)) return 'mailto';
  if (/^tel:/i.test(href)) return 'tel';
  if (href.startsWith('#')) return 'anchor';
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return 'external';
  return href.startsWith('/-/media/') ? 'media' : 'internal';
}
