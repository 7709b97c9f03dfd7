import { headingLevel, type TitleTag } from './titleTag.ts';

const below = { 1: 2, 2: 3, 3: 4 } as const;

/** The rank of the titles below a section's own; without one they take its place. */
export function levelBelow({
  title,
  titleTag,
}: {
  readonly title: string;
  readonly titleTag: TitleTag;
}) {
  return title ? below[headingLevel(titleTag)] : 2;
}
