import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';

const { color } = vars;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.s}`,
  padding: `${space.xs} ${space.m}`,
  borderBlockEnd: `${size.hairline} solid ${color.border}`,
  backgroundColor: color.raised,
});

export const group = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const where = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, 11rem) minmax(7rem, 8rem)',
  gap: space.xs,
});

export const end = style([group, { marginInlineStart: 'auto' }]);

export const save = style([
  typeset('small'),
  {
    color: color.textMuted,
    selectors: {
      '&[data-state="conflict"], &[data-state="refused"], &[data-state="unsaved"]': {
        color: color.warning,
        fontWeight: vars.text.label.weight,
      },
    },
  },
]);

export const toggles = style({
  display: 'flex',
  border: `${size.hairline} solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  overflow: 'clip',
});

export const toggle = style([
  typeset('label'),
  {
    minBlockSize: '2.25rem',
    paddingInline: space.s,
    selectors: {
      '&:hover': { backgroundColor: color.accentSoft, color: color.onAccentSoft },
      '&[aria-pressed="true"]': { backgroundColor: color.accent, color: color.onAccent },
      // Inside, because the group clips what is outside of it.
      '&:focus-visible': { outlineOffset: '-4px' },
    },
  },
]);
