import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';

export const emptyField = style({
  display: 'inline-block',
  paddingInline: space.xs,
  border: `${size.hairline} dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.s,
  // Readable on top of a picture as well.
  backgroundColor: vars.color.raised,
  color: vars.color.text,
});
