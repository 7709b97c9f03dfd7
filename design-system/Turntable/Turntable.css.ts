import { style } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';

const filling = { position: 'absolute', inset: 0 } as const;

export const turntable = style(filling);

export const pane = style({
  ...filling,
  // Vertical movements still scroll the page.
  touchAction: 'pan-y',
  cursor: 'grab',
  userSelect: 'none',
  outlineOffset: '-4px',
  selectors: { '[data-state="dragging"] > &': { cursor: 'grabbing' } },
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
