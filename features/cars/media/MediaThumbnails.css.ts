import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

const { color, radius } = vars;

/** Room for the frame of the selected one, which the row would clip. */
const frame = space['3xs'];

export const row = style({
  position: 'relative',
  display: 'flex',
  gap: space.xs,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  padding: frame,
  margin: `calc(-1 * ${frame})`,
  // They need script; without it the pictures scroll.
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const thumbnail = style({
  flex: '0 0 auto',
  inlineSize: '72px',
  aspectRatio: '3 / 2',
  minBlockSize: size.target,
  padding: 0,
  border: 0,
  borderRadius: radius.s,
  backgroundColor: color.skeleton,
  cursor: 'pointer',
  selectors: {
    '&[aria-current="true"]': { outline: `${size.focusRing} solid ${color.accent}` },
    '&:focus-visible': { outlineColor: color.focus },
  },
  '@media': { [from('tablet')]: { inlineSize: '96px' } },
});

export const thumbnailSizes = '96px';
