import { style, styleVariants } from '@vanilla-extract/css';
import { space, vars } from '#themes/contract.css.ts';
import { controlPadding } from '../Field/control.css.ts';

export const input = style({
  selectors: {
    // The native buttons look different in every browser.
    '&::-webkit-search-cancel-button, &::-webkit-inner-spin-button': { display: 'none' },
    '&[type="number"]': { MozAppearance: 'textfield', appearance: 'textfield' },
    '&::-webkit-date-and-time-value': { textAlign: 'start' },
    // Affixes have their own padding.
    'span + &': { paddingInlineStart: space.xs },
    '&:not(:last-child)': { paddingInlineEnd: space.xs },
  },
});

const affixBase = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
});

export const affix = styleVariants({
  start: [affixBase, { paddingInlineStart: controlPadding }],
  end: [affixBase, { paddingInlineEnd: controlPadding }],
});

/** In em, so that the widths fit the same number of characters in every brand. */
export const width = styleVariants({
  s: { inlineSize: '8em' },
  m: { inlineSize: '13em' },
  full: {},
});
