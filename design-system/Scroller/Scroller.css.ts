import { style } from '@vanilla-extract/css';
import { size, space } from '#themes/contract.css.ts';
import { reducedMotion } from '#themes/media.ts';

/** A row that scrolls sideways by itself. How its entries stand in it, its user says. */
export const row = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  // Room for the rings of what has the focus, which the row would cut off.
  padding: space['2xs'],
  margin: `calc(-1 * ${space['2xs']})`,
  paddingBlockEnd: space.m,
  '@media': {
    [reducedMotion]: { scrollBehavior: 'auto' },
    print: { overflow: 'visible' },
  },
});

/** For the entries of a row: where scrolling comes to rest. */
export const entry = { scrollSnapAlign: 'start', scrollMarginInline: space['2xs'] } as const;

/** Under the row: what leads on, and the buttons at the end. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.m,
});

const none = { display: 'none' };

/** The buttons. Their place is there before they are: what follows must not jump. */
export const controls = style({
  display: 'flex',
  gap: space.xs,
  minBlockSize: size.target,
  marginBlockStart: space.m,
  marginInlineStart: 'auto',
  selectors: { '&[data-state="fits"]': none },
  '@media': { '(scripting: none)': none, print: none },
});
