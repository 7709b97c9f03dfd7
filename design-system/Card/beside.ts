import type { StyleRule } from '@vanilla-extract/css';
import { pictureEnd } from './frame.css.ts';

/** Where a card holds so many rows of its own or shares them: picture, title, text, facts, action. */
export const rowsOfCard = 5;

/** Picture and words beside each other, in rows of the card's own. */
export function beside(picture: string) {
  return {
    vars: { [pictureEnd]: '-1' },
    gridTemplateColumns: `[picture] ${picture} [words] minmax(0, 1fr)`,
    // What is too much for the words goes to the last of them, the action at the foot.
    gridTemplateRows: `repeat(${rowsOfCard - 1}, auto) 1fr`,
  } satisfies StyleRule;
}
