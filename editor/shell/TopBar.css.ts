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
  flex: '1 1 15rem',
  maxInlineSize: '19rem',
  gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 8fr)',
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
