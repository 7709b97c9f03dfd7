import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';

const { color } = vars;

const filling = { position: 'absolute', inset: 0 } as const;

export const turntable = style({ ...filling, borderRadius: 'inherit' });

export const pane = style({
  ...filling,
  // Vertical movements still scroll the page.
  touchAction: 'pan-y',
  borderRadius: 'inherit',
  cursor: 'grab',
  userSelect: 'none',
  // Replaced below: the outline would be behind the picture.
  outline: 'none',
  selectors: {
    '[data-state="dragging"] > &': { cursor: 'grabbing' },
    '&:focus-visible::after': {
      ...filling,
      content: '""',
      border: `${size.focusRing} solid ${color.focus}`,
      boxShadow: `inset 0 0 0 ${size.focusRing} ${color.ground}`,
      borderRadius: 'inherit',
    },
  },
});

export const picture = style({
  ...filling,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
});

export const loading = style({
  ...filling,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
});

export const control = style({
  position: 'absolute',
  insetBlockEnd: space.s,
  insetInlineEnd: space.s,
});
