import { choice } from '#domain/content/declare.ts';

const tags = { h1: 'h1', h2: 'h2', h3: 'h3' } as const;

/** The level of a block's title in the page's outline. */
export type TitleTag = keyof typeof tags;

/** The field for that level. */
export function titleTag(fallback: TitleTag) {
  return choice({
    name: 'TitleTag',
    help: 'The title’s place in the page’s outline. A page has one h1.',
    choices: tags,
    fallback,
  });
}

const levels = { h1: 1, h2: 2, h3: 3 } as const satisfies Record<TitleTag, number>;

/** The tag as the `level` of Heading. */
export function headingLevel(tag: TitleTag) {
  return levels[tag];
}
