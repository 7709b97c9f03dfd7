import { style, styleVariants } from '@vanilla-extract/css';
import { size, vars } from '#themes/contract.css.ts';

const { gutter } = vars.density;

const centred = style({
  inlineSize: '100%',
  marginInline: 'auto',
  // Keeps text clear of the camera cutout of a phone in landscape.
  paddingInlineStart: `max(${gutter}, env(safe-area-inset-left))`,
  paddingInlineEnd: `max(${gutter}, env(safe-area-inset-right))`,
});

export const container = styleVariants({
  content: [centred, { maxInlineSize: `calc(${size.content} + 2 * ${gutter})` }],
  text: [centred, { maxInlineSize: `calc(${size.text} + 2 * ${gutter})` }],
  full: [centred],
});
