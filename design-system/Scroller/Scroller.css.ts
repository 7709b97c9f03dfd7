import { style } from '@vanilla-extract/css';
import { size, space } from '#themes/contract.css.ts';
import { reducedMotion } from '#themes/media.ts';
import { roomForRings } from '../rules.ts';

/** A native horizontal scroll container. The component that uses it lays out the entries. */
export const row = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  ...roomForRings,
  paddingBlockEnd: space.m,
  '@media': {
    [reducedMotion]: { scrollBehavior: 'auto' },
    print: { overflow: 'visible' },
  },
});

/** Under the row: what leads on, and the buttons at the end. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.m,
});

const none = { display: 'none' };

/** The buttons. Their space is reserved, so that the layout does not shift when they appear. */
export const controls = style({
  display: 'flex',
  gap: space.xs,
  minBlockSize: size.target,
  marginBlockStart: space.m,
  marginInlineStart: 'auto',
  selectors: { '&[data-state="fits"]': none },
  '@media': { '(scripting: none)': none, print: none },
});
