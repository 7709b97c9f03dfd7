import { globalStyle, style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';

const { color } = vars;

/**
 * Labels on the left, values on the right, separated by hairlines, so that cards side by side can
 * be compared. The columns share the remaining width, so that the hairlines have no gap.
 */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) minmax(0, auto)',
  alignItems: 'baseline',
  ...typeset('small'),
});

globalStyle(`${facts} > *`, {
  paddingBlock: space.xs,
  borderBlockStart: `${size.hairline} solid ${color.border}`,
});
globalStyle(`${facts} > dt`, { color: color.textMuted, paddingInlineEnd: space.s });
globalStyle(`${facts} > dd`, {
  textAlign: 'end',
  fontWeight: vars.text.label.weight,
  fontVariantNumeric: 'tabular-nums',
});
