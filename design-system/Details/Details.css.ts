import { style, styleVariants } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { typeset } from '../Text/typeset.ts';

export const item = style({
  borderBlockEnd: `${size.hairline} solid ${vars.color.border}`,
  selectors: {
    '&:first-of-type': { borderBlockStart: `${size.hairline} solid ${vars.color.border}` },
  },
});

const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  minBlockSize: size.target,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.color.linkHover },
  },
});

export const summary = styleVariants({
  m: [head, { ...typeset('heading4'), paddingBlock: space.m }],
  s: [head, { ...typeset('label'), paddingBlock: space.xs }],
});

/** Lets a long word wrap instead of pushing the icon out of the row. */
export const title = style({ minInlineSize: 0 });

export const sign = style({
  display: 'inline-flex',
  flexShrink: 0,
  color: vars.color.accent,
  transition: `transform ${vars.motion.base} ${vars.motion.easing}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const content = style({
  maxInlineSize: size.text,
  paddingBlockEnd: space.l,
  // A link to this content also scrolls the title into view, even if it takes two lines.
  scrollMarginBlockStart: `calc(3lh + 2 * ${space.m})`,
});
