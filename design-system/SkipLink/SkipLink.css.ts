import { style } from '@vanilla-extract/css';
import { layer, size, space, vars } from '#themes/contract.css.ts';
import { typeset } from '../Text/typeset.ts';

export const skipLink = style({
  ...typeset('label'),
  position: 'fixed',
  insetBlockStart: space.xs,
  insetInlineStart: space.xs,
  zIndex: layer.skipLink,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.target,
  paddingInline: space.l,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.text,
  color: vars.color.ground,
  textDecoration: 'none',
  outlineColor: vars.color.focus,
  selectors: {
    // Moved away and not hidden: only what is rendered can take focus.
    '&:not(:focus)': { transform: `translateY(calc(-100% - ${space.l}))` },
  },
});
