import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { tabularFigures } from '#themes/figures.css.ts';

const { color } = vars;

export const section = style({ marginBlockStart: space['3xl'] });

export const intro = style({
  marginBlock: `${space.s} ${space.l}`,
  maxInlineSize: size.text,
  color: color.textMuted,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.l}`,
  paddingBlock: space.m,
  borderBlockStart: `${size.hairline} solid ${color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: `${size.hairline} solid ${color.border}` } },
});

/** Long names wrap, so that the buttons stay in the row. */
export const about = style({
  flex: `1 1 ${size.filters}`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const news = style([
  tabularFigures,
  {
    ...typeset('small'),
    minBlockSize: '1lh',
    marginBlockStart: space['2xs'],
    color: color.textMuted,
  },
]);

/** Text about new cars, more prominent than the rest. */
export const fresh = style({ color: color.text, fontWeight: vars.text.label.weight });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.m}`,
});
