import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';

export const room = style({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  margin: space.m,
  overflow: 'hidden',
});

export const page = style({
  position: 'relative',
  marginInline: 'auto',
  overflow: 'hidden',
  outline: `${size.hairline} solid ${vars.color.border}`,
  backgroundColor: vars.color.raised,
});

export const frame = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  maxInlineSize: 'none',
  border: 0,
  transformOrigin: '0 0',
  selectors: {
    // A page that isn't laid out doesn't load what is below the window, so it is only made invisible.
    '&[data-state="loading"]': { visibility: 'hidden' },
  },
});

export const loading = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});

export const silent = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  padding: space.m,
});
