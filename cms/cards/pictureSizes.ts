import { cardColumns } from '#domain/content/cardColumns.ts';
import { breakpointPx } from '#themes/media.ts';
import type { Slot } from '../block.ts';

const landscape = `(min-width: ${breakpointPx('landscape')}px)`;
const tablet = `(min-width: ${breakpointPx('tablet')}px)`;
const laptop = `(min-width: ${breakpointPx('laptop')}px)`;
const desktop = `(min-width: ${breakpointPx('desktop')}px)`;
const wide = `(min-width: ${breakpointPx('wide')}px)`;

/** Where a card has its picture: above the words, beside them as in a list, or behind them. */
export type PicturePlace = 'above' | 'beside' | 'behind';

/** The displayed width of a card's picture, for its `sizes`; without a slot, the card is a section of its own. */
export function pictureSizes(place: PicturePlace, slot: Slot | undefined): string {
  if (!slot)
    return place === 'behind' ? `${wide} 1440px, 92vw` : `${wide} 704px, ${tablet} 45vw, 92vw`;
  if (slot.name === 'stage-row') return stageSizes(slot.size);
  return place === 'beside' ? rowSizes(slot.size) : gridSizes(place, slot.size);
}

/** A row that scrolls shows a little more than one card on phones, three on tablets, and up to four in wider windows. */
function stageSizes(count: number): string {
  const columns = count < 4 ? 3 : 4;
  return `${wide} ${columnPx[columns]}px, ${desktop} ${shareOfWindow[columns]}, ${tablet} 29vw, 80vw`;
}

/** Cards with the picture beside the words are in one column, and from `desktop` in two if there are several. */
function rowSizes(count: number): string {
  const narrow = `${tablet} 320px, ${landscape} 36vw, 92vw`;
  return count === 1 ? narrow : `${wide} 276px, ${desktop} 18vw, ${narrow}`;
}

function gridSizes(place: PicturePlace, count: number): string {
  const columns = cardColumns(count);
  // A card that has a row of a tablet for itself shows its picture beside the words.
  const inOneColumn = place === 'above' ? '61vw' : '92vw';
  const onTablet = columns.tablet === 1 ? inOneColumn : shareOfWindow[columns.tablet];
  const onLaptop = shareOfWindow[columns.laptop];
  return `${wide} ${columnPx[columns.wide]}px, ${laptop} ${onLaptop}, ${tablet} ${onTablet}, 92vw`;
}

/** The width of one of several columns, by their number. */
const shareOfWindow = { 2: '45vw', 3: '29vw', 4: '21vw' } as const;

/** The same where the content has its full width (px). */
const columnPx = { 2: 704, 3: 458, 4: 336 } as const;
