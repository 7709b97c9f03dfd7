import { headingLevel, type TitleTag } from '../fields/titleTag.ts';

const below = { 1: 2, 2: 3, 3: 4 } as const;

/** The heading level of titles below a section's title; 2 if the section has no title. */
export function levelBelow({
  title,
  titleTag,
}: {
  readonly title: string;
  readonly titleTag: TitleTag;
}) {
  return title ? below[headingLevel(titleTag)] : 2;
}
