import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { breakpointPx, from } from '#themes/media.ts';

const { color, radius } = vars;

const ring = {
  content: '""',
  position: 'absolute',
  inset: 0,
  border: `${size.focusRing} solid`,
  borderRadius: 'inherit',
  boxShadow: `inset 0 0 0 ${size.focusRing} ${color.ground}`,
} as const;

export const row = style({
  position: 'relative',
  display: 'flex',
  gap: space.xs,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
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
  // Inside, because the row clips what is around it.
  outline: 'none',
  selectors: {
    '&[aria-current="true"]::after': { ...ring, borderColor: color.accent },
    '&:focus-visible::after': { ...ring, borderColor: color.focus },
  },
  '@media': { [from('tablet')]: { inlineSize: '96px' } },
});

export const thumbnailSizes = `(min-width: ${breakpointPx('tablet')}px) 96px, 72px`;
