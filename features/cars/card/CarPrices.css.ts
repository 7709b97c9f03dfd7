import { style, styleVariants } from '@vanilla-extract/css';
import { typeset } from '#design-system/Text/typeset.ts';
import { space, vars } from '#themes/contract.css.ts';
import { part } from './part.ts';

const { color, text } = vars;

export const price = style({
  ...part(5, space.m),
  alignSelf: 'end',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.xs,
  fontVariantNumeric: 'tabular-nums',
});

const amount = style({ ...typeset('heading4'), color: color.heading });

export const amounts = styleVariants({
  plain: [amount],
  campaign: [amount, { color: color.price }],
});

export const former = style({ ...typeset('small'), color: color.textMuted });

export const vat = style({ ...typeset('small'), color: color.textMuted });

export const costs = style({
  ...typeset('small'),
  ...part(6, space.xs),
  display: 'grid',
  gap: space['3xs'],
  alignContent: 'start',
  fontVariantNumeric: 'tabular-nums',
});

export const cost = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.s,
  color: color.textMuted,
});

export const monthly = style({ margin: 0, fontWeight: text.label.weight, color: color.text });
