import { parseItemId } from './itemId.ts';

/**
 * Tags of what editors publish, by which a publish reaches the pages made from it. Items, dictionaries and routes have
 * the tags of the platform's own SDK. A tag contains no comma and no space, because lists of tags are separated by them.
 */

/** On everything: after a publish of very many items, all pages are made again. */
export const everythingTag = 'sc:everything';

/** On pages with more tags than are kept. Every publish reaches them. */
export const crowdedTag = 'sc:crowded';

/** An item in one language: a page, or the content of a block. `undefined` if the id is invalid. */
export function itemTag(id: string, language: string): string | undefined {
  const hex = parseItemId(id)?.toLowerCase();
  const dashed = hex?.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return dashed && tagOf('item', dashed, language);
}

/** The dictionary of a site in one language. */
export function dictionaryTag(site: string, language: string): string {
  return tagOf('dict', site, language);
}

/** A path within a site and language, starting with a slash, whether there is a page or not. */
export function routeTag(site: string, language: string, path: string): string {
  const segments = path.split('/').filter(Boolean).map(tagPart);
  return `${tagOf('route', site, language)}:${segments.join('/') || '_'}`;
}

/** The list of all pages of a site in one language. */
export function routesTag(site: string, language: string): string {
  return tagOf('routes', site, language);
}

/** The designs that pages of a site share, such as that of the header, in all languages. */
export function designsTag(site: string): string {
  return tagOf('designs', site);
}

/** The settings of a site, in all languages. */
export function settingsTag(site: string): string {
  return tagOf('settings', site);
}

/** The redirects of a site. */
export function redirectsTag(site: string): string {
  return tagOf('redirects', site);
}

/** What the table of redirects of a site is made from. */
export function redirectSources(site: string): readonly string[] {
  return [redirectsTag(site), everythingTag];
}

/** Whatever may contain an item of a language whose place isn't known, such as one that was removed. */
export function unplacedTag(language: string): string {
  return tagOf('unplaced', language);
}

/** A tag of this list from outside, in its normal form; `undefined` for any other text. */
export function parseContentTag(text: string): string | undefined {
  if (text.trim() === everythingTag) return everythingTag;
  const [prefix, kind, ...parts] = text.trim().split(':');
  if (prefix !== 'sc' || parts.length === 0) return undefined;
  const [first = '', second = '', ...path] = parts;
  switch (kind) {
    case 'item':
      // Some versions of the SDK add the version of the item.
      return itemTag(first, second);
    case 'route':
      return routeTag(first, second, path.join(':').replace(/^_$/, ''));
    case 'dict':
    case 'routes':
      return tagOf(kind, first, second);
    case 'designs':
    case 'settings':
    case 'redirects':
      return tagOf(kind, first);
    default:
      return undefined;
  }
}

function tagOf(kind: string, ...parts: readonly string[]): string {
  return ['sc', kind, ...parts.map(tagPart)].join(':');
}

/** The platform ignores the case of names and paths. */
function tagPart(text: string): string {
  return encodeURI(
    text
      .trim()
      .toLowerCase()
      .replaceAll(/[/:\s]+/g, '_'),
  ).replaceAll(',', '%2c');
}
