import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { forcedColors, from } from '#themes/media.ts';
import { surface } from '#themes/surfaces.css.ts';

const { color, density } = vars;

/** Dark in every brand: it marks the end of the page, and footer logos are designed for it. */
export const footer = style([
  surface.dark,
  {
    paddingBlock: `${density.section} ${space.l}`,
    '@media': { print: { paddingBlock: space.l } },
  },
]);

/** Logo and text beside the columns if there is room for both, otherwise above them. */
export const layout = style({
  display: 'grid',
  gap: space['2xl'],
  '@media': {
    [from('desktop')]: { gridTemplateColumns: '1fr 3fr', columnGap: space['3xl'] },
  },
});

export const sender = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.m,
  // Narrower than body text, so that two sentences form a block instead of one line.
  maxInlineSize: `calc(${size.text} / 2)`,
});

export const logo = style({
  objectFit: 'contain',
  objectPosition: 'left center',
  '@media': {
    // The logo is designed for a dark background, which forced colours would remove …
    [forcedColors]: { forcedColorAdjust: 'none', backgroundColor: color.ground },
    // … and would be invisible in print, where the header's logo is shown already.
    print: { display: 'none' },
  },
});

export const columns = style({
  display: 'grid',
  gap: `${space.xl} ${density.gap}`,
  alignContent: 'start',
  '@media': {
    [from('landscape')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // As wide as their content, so that a mail address gets more room than "Nyheter".
    [from('laptop')]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
    },
  },
});

export const closing = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  marginBlockStart: space['3xl'],
  paddingBlockStart: space.l,
  borderBlockStart: `${size.hairline} solid ${color.border}`,
});
