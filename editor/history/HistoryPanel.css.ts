import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { space, vars } from '#themes/contract.css.ts';

const { color } = vars;

export const entries = style({ display: 'grid', gap: space['2xs'] });

export const entry = style([
  typeset('small'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.xs,
    inlineSize: '100%',
    minBlockSize: '2.25rem',
    padding: space.xs,
    borderRadius: vars.radius.s,
    selectors: {
      '&:hover, &[aria-expanded="true"]': {
        backgroundColor: color.accentSoft,
        color: color.onAccentSoft,
      },
    },
  },
]);

export const comparison = style({ padding: space.xs });

export const fields = style({ display: 'grid', gap: space.s });

export const fieldName = style(typeset('label'));

export const words = style({ whiteSpace: 'pre-wrap' });

export const added = style({
  backgroundColor: color.successSoft,
  color: color.onSoft,
  textDecorationLine: 'underline',
});

export const removed = style({
  backgroundColor: color.dangerSoft,
  color: color.onSoft,
  textDecorationLine: 'line-through',
});
