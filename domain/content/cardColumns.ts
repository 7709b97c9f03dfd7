/** Number of columns of a card list from 768, 1024 and 1500 px; one column below that. */
export interface CardColumns {
  readonly tablet: 1 | 3;
  readonly laptop: 2 | 3;
  readonly wide: 2 | 3 | 4;
}

/**
 * The columns for a number of cards. Most lists have three from 768 px and four in wide windows. One,
 * two and four cards would leave a gap or a single card in a row of three, so they have one column on
 * tablets and two from 1024 px.
 */
export function cardColumns(count: number): CardColumns {
  if (count < 3) return { tablet: 1, laptop: 2, wide: 2 };
  if (count === 4) return { tablet: 1, laptop: 2, wide: 4 };
  return { tablet: 3, laptop: 3, wide: count === 3 ? 3 : 4 };
}
