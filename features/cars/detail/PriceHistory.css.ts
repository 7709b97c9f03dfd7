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

const width = `calc(2 * ${space['5xl']})`;

export const steps = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: width,
  blockSize: space['3xl'],
  marginBlockStart: space.xs,
  borderBlockEnd: `${size.hairline} solid ${vars.color.borderStrong}`,
});

const stroke = style({
  fill: 'none',
  stroke: vars.color.accent,
  vectorEffect: 'non-scaling-stroke',
});

export const line = style([stroke, { strokeWidth: '2px' }]);

export const points = style([stroke, { strokeWidth: space.xs, strokeLinecap: 'round' }]);

export const prices = style({
  display: 'grid',
  gap: space['2xs'],
  maxInlineSize: width,
  marginBlockStart: space.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.m,
});
