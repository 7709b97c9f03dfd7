import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';

const { color, text } = vars;

export const rows = style({ margin: 0 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.l,
  paddingBlock: space.s,
  borderBlockEnd: `${size.hairline} solid ${color.border}`,
});

export const term = style({ color: color.textMuted });

export const value = style({
  margin: 0,
  color: color.text,
  fontWeight: text.label.weight,
  fontVariantNumeric: 'tabular-nums',
});
