/** The name of the container of cards in a grid, for container queries. */
export const carGridName = 'car-grid';

/**
 * Matches where a grid has two columns that are too narrow for cards of full size. Below, a single
 * card takes the whole width.
 */
export const compact = `${carGridName} (20.25rem <= width) and (width < 33rem)`;
