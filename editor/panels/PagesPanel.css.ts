import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';

export const list = style({ display: 'grid', gap: space['3xs'] });

export const below = style({
  marginInlineStart: space.s,
  paddingInlineStart: space.xs,
  borderInlineStart: `${size.hairline} solid ${vars.color.border}`,
});

export const page = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.xs,
  inlineSize: '100%',
  minBlockSize: '2rem',
  padding: `${space['2xs']} ${space.xs}`,
  borderRadius: vars.radius.s,
  selectors: {
    '&:hover': { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft },
    '&[aria-current]': {
      backgroundColor: vars.color.accentSoft,
      color: vars.color.onAccentSoft,
      fontWeight: vars.text.label.weight,
    },
  },
});

export const route = style([typeset('small'), { overflowWrap: 'anywhere' }]);
