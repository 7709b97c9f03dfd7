import type { TitleTag } from '../fields/titleTag.ts';

/** A page's only level 1 is its title. */
const own = { h1: 2, h2: 2, h3: 3 } as const satisfies Record<TitleTag, number>;
const below = { h1: 2, h2: 3, h3: 4 } as const satisfies Record<TitleTag, number>;

/** The heading level of a section's entries: one below its title, or its own if it has no title. */
export function levelBelow({
  title,
  titleTag,
}: {
  readonly title: string;
  readonly titleTag: TitleTag;
}) {
  return (title ? below : own)[titleTag];
}
