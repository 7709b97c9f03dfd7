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
  // While it has the focus, it would be on every sheet.
  '@media': { print: { display: 'none' } },
  selectors: {
    // Invisible but rendered, so that it can take the focus. It is at the very top of the page: the
    // framework's router scrolls a new page to its first elements, and an element above the window
    // would make it scroll past everything before the main content.
    '&:not(:focus)': {
      position: 'absolute',
      insetBlockStart: 0,
      opacity: 0,
      pointerEvents: 'none',
    },
  },
});
