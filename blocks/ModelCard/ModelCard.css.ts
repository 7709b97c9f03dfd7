import { globalStyle, style } from '@vanilla-extract/css';
import { typeset } from '#design-system/Text/typeset.ts';
import { size, space, vars } from '#themes/contract.css.ts';

const { color } = vars;

/**
 * Terms at the left, values at the right, on hairlines: to be compared with the card beside. The
 * columns share what room is left, so that the hairlines have no gap.
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
