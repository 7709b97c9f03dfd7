import { globalStyle, style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';

const { color } = vars;

export const facts = style(typeset('small'));

/**
 * The label on the left and the value on the right, under a hairline, so that cards side by side can be compared. In a
 * narrow card the value is below the label, because a broken word is hard to read.
 */
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s,
  paddingBlock: space.xs,
  borderBlockStart: `${size.hairline} solid ${color.border}`,
});

globalStyle(`${fact} > dt`, { color: color.textMuted });
globalStyle(`${fact} > dd`, {
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontWeight: vars.text.label.weight,
  fontVariantNumeric: 'tabular-nums',
});
