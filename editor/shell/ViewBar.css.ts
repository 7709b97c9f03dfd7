import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';

const { color } = vars;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.xs,
  paddingInline: space.m,
  paddingBlockStart: space.s,
});

export const toggles = style({
  display: 'flex',
  border: `${size.hairline} solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  overflow: 'clip',
  backgroundColor: color.raised,
});

export const toggle = style([
  typeset('small'),
  {
    minBlockSize: '2.25rem',
    paddingInline: space.s,
    fontWeight: vars.text.label.weight,
    selectors: {
      '&:hover': { backgroundColor: color.accentSoft, color: color.onAccentSoft },
      '&[aria-pressed="true"]': { backgroundColor: color.accent, color: color.onAccent },
      // Inside, because the group clips what is outside of it.
      '&:focus-visible': { outlineOffset: '-4px' },
    },
  },
]);
