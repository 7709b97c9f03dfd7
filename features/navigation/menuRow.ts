import { rowQuery } from './menuQueries.css.ts';

/** Whether the menu is currently a row and not in the panel. Browser only. */
export function isRow(): boolean {
  return window.matchMedia(rowQuery).matches;
}
