import { hrefKind, safeHref } from '#domain/content/href.ts';
import { linkAddress } from '#domain/content/linkAddress.ts';
import type { RawLink, RawLinkType } from '#domain/content/rawFields/rawLink.ts';
import { rawLinkTypeOf } from '#domain/content/rawFields/rawLink.ts';
import type { Country } from '#domain/sites/site.ts';

/** What a link can lead to, in the words of editors. */
export const linkTargets: Readonly<Record<RawLinkType, string>> = {
  internal: 'A page of this site',
  external: 'Another website',
  anchor: 'A place on this page',
  mailto: 'An e-mail address',
  tel: 'A phone number',
  media: 'A file',
};

/** A link while it is edited. */
export interface EditedLink {
  readonly type: RawLinkType;
  /** What editors type or choose: a path, an address, a number. */
  readonly target: string;
  /** The id of the page or file, as the platform stores it; empty if only its address is known. */
  readonly id: string;
  readonly text: string;
  readonly newTab: boolean;
}

/** A link without a target. */
export const noLink: EditedLink = { type: 'internal', target: '', id: '', text: '', newTab: false };

/** A raw link as editors see it. */
export function editedLink(link: RawLink): EditedLink {
  const { type, id, text, target } = link;
  const whole = linkAddress({
    href: link.url,
    linktype: type,
    anchor: link.anchor,
    querystring: link.query,
  });
  return { type, target: shownTarget(type, whole ?? ''), id, text, newTab: target === '_blank' };
}

/** A link from its address alone. */
export function linkFromAddress(href: string, text: string, newTab: boolean): EditedLink {
  const type = href === '' ? 'internal' : rawLinkTypeOf(href);
  return { type, target: shownTarget(type, href), id: '', text, newTab };
}

function shownTarget(type: RawLinkType, address: string): string {
  switch (type) {
    case 'mailto':
      return address.replace(/^mailto:/i, '');
    case 'tel':
      return address.replace(/^tel:/i, '');
    case 'anchor':
      return address.replace(/^#/, '');
    default:
      return address;
  }
}

/** The address of an edited link; `undefined` if visitors can't follow it. */
export function addressOf({ type, target }: EditedLink): string | undefined {
  const text = target.trim();
  if (text === '') return undefined;
  switch (type) {
    case 'mailto':
      return /^[^\s@]+@[^\s@]+$/.test(text) ? safeHref(`mailto:${text}`) : undefined;
    case 'tel':
      return safeHref(`tel:${text}`);
    case 'anchor':
      return safeHref(`#${text}`);
    case 'internal':
    case 'media': {
      const href = text.startsWith('/') ? safeHref(text) : undefined;
      return href !== undefined && hrefKind(href) === 'internal' ? href : undefined;
    }
    case 'external': {
      const href = safeHref(text);
      return href !== undefined && hrefKind(href) === 'external' ? href : undefined;
    }
  }
}

/** Numbers that nobody has, as they are called from everywhere. */
const phoneExamples: Readonly<Record<Country, string>> = {
  SE: '+46 8 465 004 00',
  NO: '+47 00 00 04 00',
  GB: '+44 1632 960400',
  FI: '+358 9 000 0400',
  SK: '+421 2 0000 0400',
};

/**
 * What is wrong with the target of a link; `undefined` if nothing is.
 *
 * @param country - That of the site, for examples.
 */
export function targetProblem(link: EditedLink, country: Country | undefined): string | undefined {
  if (addressOf(link) !== undefined) return undefined;
  switch (link.type) {
    case 'internal':
      return 'Choose a page, or type its path, which starts with a slash.';
    case 'external':
      return 'Type a whole address, such as https://www.example.com.';
    case 'anchor':
      return 'Type the name of the place, without blanks.';
    case 'mailto':
      return 'Type one e-mail address, such as info@example.com.';
    case 'tel':
      return `Type one phone number that can be called, such as ${phoneExamples[country ?? 'SE']}.`;
    case 'media':
      return 'Choose a file.';
  }
}

/** The raw link after it was edited. What editors don't see of it is kept. */
export function rawLinkAfter(before: RawLink | undefined, link: EditedLink): RawLink {
  const address = addressOf(link) ?? '';
  const isSame =
    before !== undefined && before.type === link.type && editedLink(before).target === link.target;
  const place = isSame
    ? { url: before.url, anchor: before.anchor, query: before.query, id: before.id }
    : { ...partsOf(link.type, address), id: link.id };
  const keepsTarget = before !== undefined && before.target !== '' && before.target !== '_blank';
  return {
    type: link.type,
    ...place,
    text: link.text.trim(),
    title: before?.title ?? '',
    target: link.newTab ? '_blank' : keepsTarget ? before.target : '',
    others: before?.others ?? new Map(),
  };
}

/** The platform has the query and the anchor of a page's address in fields of their own. */
function partsOf(type: RawLinkType, address: string) {
  if (type === 'anchor') return { url: address, anchor: address.replace(/^#/, ''), query: '' };
  if (type !== 'internal') return { url: address, anchor: '', query: '' };
  const [, url = '', query = '', anchor = ''] =
    /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(address) ?? [];
  return { url, query, anchor };
}
