import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { forcedColors, from } from '#themes/media.ts';
import { surface } from '#themes/surfaces.css.ts';

const { color, density } = vars;

/** Dark in every brand: the page ends here, and logos for footers are drawn for it. */
export const footer = style([
  surface.dark,
  {
    paddingBlock: `${density.section} ${space.l}`,
    '@media': { print: { paddingBlock: space.l } },
  },
]);

/** The sender beside the columns where there is room for both, else above them. */
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
  // Narrower than running text: two sentences make a block and not a line.
  maxInlineSize: `calc(${size.text} / 2)`,
});

export const logo = style({
  objectFit: 'contain',
  objectPosition: 'left center',
  '@media': {
    // Drawn for a dark ground, it needs one of its own where the system chooses the colours …
    [forcedColors]: { forcedColorAdjust: 'none', backgroundColor: color.ground },
    // … and can't be seen on paper, where the header's logo stands already.
    print: { display: 'none' },
  },
});

export const columns = style({
  display: 'grid',
  gap: `${space.xl} ${density.gap}`,
  alignContent: 'start',
  '@media': {
    [from('landscape')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // As wide as their words, so that a mail address gets more room than "Nyheter".
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
