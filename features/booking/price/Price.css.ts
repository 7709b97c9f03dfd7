import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { space, vars } from '#themes/contract.css.ts';

const { color } = vars;

const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

export const prices = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  columnGap: space.xs,
});

export const amount = style({ ...figures, color: color.text });

/** Red, as the notice about the service agreement says. */
export const discounted = style({ ...figures, color: color.danger, fontWeight: 600 });

export const former = style({ ...typeset('small'), ...figures, color: color.textMuted });

export const unknown = style({ color: color.textMuted });
