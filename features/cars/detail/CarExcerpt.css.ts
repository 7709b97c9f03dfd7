import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';
import { fold, summary } from './CarFold.css.ts';

const excerpt = style({});
const narrow = style({});

export const excerpts = styleVariants({
  narrow: [fold, excerpt, narrow],
  always: [fold, excerpt],
});

// The content is clipped instead of hidden while the element is closed.
globalStyle(`${excerpt}::details-content`, { display: 'block', contentVisibility: 'visible' });

const closed = 'details:not([open]) > &';

/** The end of the visible part fades, to show that there is more. */
const fade = `linear-gradient(black calc(100% - ${space.xl}), transparent)`;

export const content = style({
  selectors: { [closed]: { overflow: 'hidden', maskImage: fade } },
});

const whole = { maxBlockSize: 'none', maskImage: 'none', columns: 'auto' };

const collapsedAt = (maxBlockSize: string) => ({
  selectors: { [closed]: { maxBlockSize } },
  '@media': { print: { selectors: { [closed]: whole } } },
});

/** A piece that doesn't fit goes to the next column, beside the visible one, instead of being cut in half. */
const wholePieces = style({
  selectors: { [closed]: { columns: 1, columnFill: 'auto', maskImage: 'none' } },
  '@media': { print: { selectors: { [closed]: { columns: 'auto' } } } },
});
globalStyle(`${wholePieces} li`, { breakInside: 'avoid' });

/** The heights that contents are collapsed at. */
export const heights = styleVariants({
  equipment: [wholePieces, collapsedAt('50px')],
  facilityEquipment: [wholePieces, collapsedAt('190px')],
  description: [collapsedAt('300px')],
});

// In wide windows everything fits.
globalStyle(`${narrow}:not([open]) > ${content}${content}`, {
  '@media': { [from('tablet')]: whole },
});
globalStyle(`${narrow} > ${summary}`, {
  '@media': { [from('tablet')]: { display: 'none' } },
});
