import { rowQuery } from './menuQueries.css.ts';

/** Whether the menu stands in a row now, and not in the panel. Browser only. */
export function isRow(): boolean {
  return window.matchMedia(rowQuery).matches;
}
