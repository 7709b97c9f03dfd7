import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';

export const history = style({ ...typeset('small'), color: vars.color.textMuted });

/** A target of full height, however small its text. */
export const summary = style({
  display: 'list-item',
  listStyle: 'disclosure-closed inside',
  minBlockSize: size.target,
  alignContent: 'center',
  cursor: 'pointer',
  selectors: { [`${history}[open] > &`]: { listStyleType: 'disclosure-open' } },
});

export const prices = style({
  display: 'grid',
  gap: space['2xs'],
  maxInlineSize: `calc(2 * ${space['5xl']})`,
  marginBlockStart: space.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.m,
});
