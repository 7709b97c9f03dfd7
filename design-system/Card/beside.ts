import type { StyleRule } from '@vanilla-extract/css';
import { pictureEnd } from './frame.css.ts';
import { rowsOfCard } from './rowsOfCard.ts';

/** Places the picture beside the words, in the card's own rows. */
export function beside(picture: string) {
  return {
    vars: { [pictureEnd]: '-1' },
    gridTemplateColumns: `[picture] ${picture} [words] minmax(0, 1fr)`,
    // The last row, the action at the bottom, takes the remaining height.
    gridTemplateRows: `repeat(${rowsOfCard - 1}, auto) 1fr`,
  } satisfies StyleRule;
}
