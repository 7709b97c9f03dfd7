import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { layer, size, space, vars } from '#themes/contract.css.ts';

const { color, radius, shadow } = vars;

export const anchor = style({ position: 'relative', display: 'block' });

export const text = style({
  font: 'inherit',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: `underline dotted ${color.borderStrong}`,
  textUnderlineOffset: '0.2em',
  cursor: 'help',
});

/** No wider than the column, because the scroll container would clip anything beside it. */
export const bubble = style({
  ...typeset('small'),
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  zIndex: layer.floating,
  padding: space.xs,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.s,
  backgroundColor: color.text,
  color: color.ground,
  boxShadow: shadow.floating,
});
