import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { pressable } from '../theme/pressable.css.ts';

const { color } = vars;

export const list = style({ display: 'grid', gap: space['2xs'] });

export const finding = style([
  pressable,
  {
    minBlockSize: size.target,
    selectors: {
      '&[aria-current="true"]': {
        borderColor: color.action,
        borderInlineStartWidth: size.focusRing,
      },
    },
  },
]);

export const place = style({ color: color.textMuted });
