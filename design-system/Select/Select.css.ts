import { globalStyle, style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { controlPadding } from '../Field/control.css.ts';

const { color } = vars;

export const select = style({
  paddingInlineEnd: `calc(${controlPadding} + ${size.iconM} + ${space.xs})`,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: {
    '&:has(> option[value=""]:checked):not(:disabled)': { color: color.textMuted },
  },
});

// The native list would otherwise inherit light text on a white background on dark surfaces.
globalStyle(`${select} option, ${select} optgroup`, {
  color: color.onField,
  backgroundColor: color.field,
});

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: controlPadding,
  display: 'flex',
  // Clicks go to the select underneath.
  pointerEvents: 'none',
});
