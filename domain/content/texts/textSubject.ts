import type { Site } from '#domain/sites/site.ts';

/** When a site needs a text. */
export type TextNeed =
  | { readonly kind: 'every-site' }
  | BlockNeed
  /** If one of its lists of cars shows the facet. */
  | { readonly kind: 'facet'; readonly facet: string }
  /** If one of its lists of cars offers the sort order. */
  | { readonly kind: 'sort-order'; readonly sortOrder: string };

/** If one of its pages has one of the blocks. */
interface BlockNeed {
  readonly kind: 'blocks';
  readonly blocks: readonly string[];
  /** The sites where the blocks show the text; all if absent. */
  readonly sites?: ((site: Site) => boolean) | undefined;
}

/** The dictionary keys of one subject. */
export interface TextSubject<Key extends string = string> {
  readonly keys: readonly Key[];
  /** When a site needs the text with a key of the subject. */
  readonly needOf: (key: string) => TextNeed;
}

/** The need of texts that may be on any page. */
export const everySite: TextNeed = { kind: 'every-site' };

/** The need of texts that these blocks show, on all sites or on some. */
export function shownBy(
  blocks: readonly [string, ...string[]],
  sites?: (site: Site) => boolean,
): TextNeed {
  return { kind: 'blocks', blocks, sites };
}

/** Declares a subject whose texts a site needs all together. */
export function textSubject<const Key extends string>(
  need: TextNeed,
  keys: readonly Key[],
): TextSubject<Key> {
  return { keys, needOf: () => need };
}
