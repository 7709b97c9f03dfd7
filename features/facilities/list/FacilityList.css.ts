import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { space, vars } from '#themes/contract.css.ts';

export const list = style({ display: 'grid', gap: space.l, minInlineSize: 0 });

export const results = style({
  display: 'grid',
  gap: space.m,
  minInlineSize: 0,
  // Keeps the number of facilities below the site's header when the anchor is opened.
  scrollMarginBlockStart: space['4xl'],
});

export const status = style({
  ...typeset('small'),
  minBlockSize: '1lh',
  margin: 0,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

/** As far from the cards as they are from each other. */
export const map = style({ marginBlockEnd: `calc(${vars.density.gap} - ${space.m})` });

export const more = style({
  display: 'flex',
  justifyContent: 'center',
  paddingBlockStart: space.m,
});
