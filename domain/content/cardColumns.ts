/** Number of columns of a card list from 768, 1024 and 1500 px; one column below that. */
export interface CardColumns {
  readonly tablet: 1 | 2 | 3;
  readonly laptop: 2 | 3;
  readonly wide: 2 | 3 | 4;
}

/**
 * The columns for a number of cards. Most lists have three from 768 px and four in wide windows. A list whose last row would
 * have fewer gaps with one column less has that. One or two cards have a column of their own on tablets, with the picture beside the
 * text.
 */
export function cardColumns(count: number): CardColumns {
  if (count < 3) return { tablet: 1, laptop: 2, wide: 2 };
  // A last row of two leaves one place empty, which is better than narrow windows with half as many cards.
  const usual = count % 3 === 1 && count % 2 === 0 ? 2 : 3;
  return { tablet: usual, laptop: usual, wide: gaps(count, 3) < gaps(count, 4) ? 3 : 4 };
}

/** How many places of the last row stay empty. */
function gaps(count: number, columns: number): number {
  return (columns - (count % columns)) % columns;
}
