/** How many columns a list of cards has from 768, 1024 and 1500 px on; below it has one. */
export interface CardColumns {
  readonly tablet: 1 | 3;
  readonly laptop: 2 | 3;
  readonly wide: 2 | 3 | 4;
}

/**
 * The columns for so many cards. Most stand three abreast from 768 px. One, two and four, of which
 * three abreast would leave one alone or a gap, keep a whole line each on a tablet and stand two
 * abreast from 1024 px. A wide window shows four abreast.
 */
export function cardColumns(count: number): CardColumns {
  if (count < 3) return { tablet: 1, laptop: 2, wide: 2 };
  if (count === 4) return { tablet: 1, laptop: 2, wide: 4 };
  return { tablet: 3, laptop: 3, wide: count === 3 ? 3 : 4 };
}
