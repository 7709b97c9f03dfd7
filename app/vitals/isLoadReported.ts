import { savesData } from '../links/savesData.ts';

/**
 * Whether a load of the site is reported: one in so many, and none of visitors who save data.
 *
 * @param draw - A random number from 0 to below 1.
 */
export function isLoadReported(oneIn: number, draw: number, navigator: object): boolean {
  return draw * oneIn < 1 && !savesData(navigator);
}
