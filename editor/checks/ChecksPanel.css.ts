import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';

const { color, radius } = vars;

export const list = style({ display: 'grid', gap: space['2xs'] });

export const finding = style([
  typeset('small'),
  {
    display: 'grid',
    inlineSize: '100%',
    minBlockSize: size.target,
    padding: space.xs,
    color: color.text,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    backgroundColor: 'transparent',
    border: `${size.hairline} solid ${color.border}`,
    borderRadius: radius.s,
    cursor: 'pointer',
    selectors: {
      '&:hover': { borderColor: color.text },
      '&[aria-current="true"]': {
        borderColor: color.action,
        borderInlineStartWidth: size.focusRing,
      },
    },
  },
]);

export const place = style({ color: color.textMuted });
