import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { space, vars } from '#themes/contract.css.ts';

/** The button, and below it what became of a press. */
const follow = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});

export const places = styleVariants({
  /** Beside a line of text. Its height, a comfortable target, doesn't move the text. */
  plain: [
    follow,
    {
      marginBlock: `calc(-1 * ${space.s})`,
      // Its text and not its edge is in line with what is beside it.
      marginInline: `calc(-1 * ${vars.density.controlInline})`,
    },
  ],
  /** Among other buttons. */
  secondary: [follow],
});

globalStyle(`${follow} [aria-pressed="true"] svg`, { fill: 'currentColor' });

export const outcome = style({
  ...typeset('small'),
  color: vars.color.textMuted,
  // Not hidden while it is empty: only changes of what screen readers know are announced.
  selectors: { '&:not(:empty)': { marginBlock: `${space['2xs']} ${space.s}` } },
});
