import { style, styleVariants } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { space, vars } from '#themes/contract.css.ts';

const { color, text } = vars;

export const costs = style({
  ...typeset('small'),
  display: 'grid',
  gap: space['3xs'],
  alignContent: 'start',
  margin: 0,
});

export const cost = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.s,
  color: color.textMuted,
});

export const amount = style({ margin: 0 });

const figure = style({ fontWeight: text.label.weight, fontVariantNumeric: 'tabular-nums' });

export const amounts = styleVariants({
  ordinary: [figure, { color: color.text }],
  campaign: [figure, { color: color.price }],
});
