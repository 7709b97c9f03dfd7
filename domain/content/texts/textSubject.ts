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

/** The names of the marks of texts, by key. */
export type TextMarks<Key extends string = string> = Readonly<
  Partial<Record<Key, readonly string[]>>
>;

/** The dictionary keys of one subject. */
export interface TextSubject<Key extends string = string, Names extends TextMarks = TextMarks> {
  readonly keys: readonly Key[];
  /** When a site needs the text with a key of the subject. */
  readonly needOf: (key: string) => TextNeed;
  /** What the code that shows a text puts into it. All other texts are shown as they are. */
  readonly marks: Names;
}

/** The marks of a subject whose texts are all shown as they are. */
export type NoMarks = Readonly<Record<never, readonly string[]>>;

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
): TextSubject<Key, NoMarks>;
export function textSubject<const Key extends string, const Names extends TextMarks>(
  need: TextNeed,
  keys: readonly Key[],
  marks: Names & Readonly<Record<Exclude<keyof Names, Key>, never>>,
): TextSubject<Key, Names>;
export function textSubject(
  need: TextNeed,
  keys: readonly string[],
  marks: TextMarks = {},
): TextSubject {
  return { keys, needOf: () => need, marks };
}
