/** The id of the heading of the results, for links to it. */
export const carResultsId = 'car-results';

/** The heading of the results, from which a visitor goes on to the first car. */
export function findResults(): HTMLElement | null {
  return document.getElementById(carResultsId);
}
