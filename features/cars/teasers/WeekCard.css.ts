import { style } from '@vanilla-extract/css';
import { way } from '#design-system/Card/classes.ts';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { breakpointPx, from } from '#themes/media.ts';
import { photograph } from '../card/CarPicture.css.ts';

const { color, density, radius, shadow } = vars;

/** The picture above the text; on laptops and wider, beside it. */
export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  blockSize: '100%',
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.m,
  backgroundColor: color.raised,
  boxShadow: shadow.raised,
  overflow: 'clip',
  '@media': {
    [from('laptop')]: {
      gridTemplateRows: 'auto',
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    },
    // So wide that the words of the neighbours before it are in the window.
    [from('desktop')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)' },
    print: { breakInside: 'avoid' },
  },
});

/** The displayed width of the picture, for its `sizes`. */
export const pictureSizes = `(min-width: ${breakpointPx('wide')}px) 376px, (min-width: ${breakpointPx('desktop')}px) 28vw, (min-width: ${breakpointPx('laptop')}px) 41vw, (min-width: ${breakpointPx('tablet')}px) 66vw, 75vw`;

export const picture = style([
  photograph,
  {
    aspectRatio: '3 / 2',
    '@media': {
      // As tall as the tallest card: an aspect ratio would make it wider than its column.
      [from('laptop')]: { aspectRatio: 'auto', minBlockSize: `calc(2.75 * ${space['5xl']})` },
      // Its column is higher than wide, and the whole car is to be seen.
      [from('desktop')]: { aspectRatio: '3 / 2', minBlockSize: 0, alignSelf: 'center' },
    },
  },
]);

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  minInlineSize: 0,
  padding: density.card,
  '@media': { [from('laptop')]: { justifyContent: 'center', padding: space.xl } },
});

export const name = style([way]);

export const version = style(typeset('body'));

export const facts = style({
  ...typeset('small'),
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.xs,
  marginBlockStart: space.s,
});

export const place = style({
  ...typeset('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space['2xs'],
  marginBlockStart: space.s,
  color: color.textMuted,
});
