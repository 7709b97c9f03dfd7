import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { tabularFigures } from '#themes/figures.css.ts';

const { color, density, radius, text } = vars;

export const options = style({ display: 'grid', gap: space.m });

export const option = style([
  tabularFigures,
  {
    display: 'grid',
    gap: space.m,
    padding: density.card,
    '@media': { print: { gap: space['2xs'], padding: space.m } },
    border: `${size.hairline} solid ${color.border}`,
    borderRadius: radius.m,
    backgroundColor: color.raised,
  },
]);

export const cost = style({ ...typeset('heading2'), color: color.heading });

export const description = style({ ...typeset('body'), maxInlineSize: size.text });

export const terms = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s} ${space.xl}`,
  margin: 0,
});

export const term = style({ ...typeset('small'), color: color.textMuted });

export const value = style({ margin: 0, color: color.text, fontWeight: text.label.weight });

export const note = style({
  ...typeset('small'),
  maxInlineSize: size.text,
  color: color.textMuted,
});
