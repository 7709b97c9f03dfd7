import { cardColumns } from '#domain/content/cardColumns.ts';

/** The columns for a number of facilities: in wide windows as many as leave the fewest places empty. */
export function facilityColumns(count: number) {
  return { phone: 1, tablet: 2, laptop: 3, wide: cardColumns(count).wide } as const;
}
