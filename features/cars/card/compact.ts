/** The name of the container of cards in a grid, for container queries. */
export const carGridName = 'car-grid';

const compactFromRem = 20.25;

/** The width of a grid with two compact cards. It grows with the text size that the visitor has set. */
export const compactFrom = `${compactFromRem}rem`;

/** Matches windows in which two compact cards don't fit between the gutters. */
export const singleCardWindow = `(max-width: ${compactFromRem + 1.75}rem)`;

/**
 * Matches where a grid has two columns that are too narrow for cards of full size. Below, a single
 * card takes the whole width.
 */
export const compact = `${carGridName} (${compactFrom} <= width) and (width < 33rem)`;
