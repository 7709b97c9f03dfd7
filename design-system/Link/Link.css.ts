import { style, styleVariants } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { iconPlace } from '../rules.ts';
import { typeset } from '../Text/typeset.ts';

const { color, motion, radius } = vars;

const base = style({
  borderRadius: radius.s,
  textUnderlineOffset: '0.2em',
  textDecorationThickness: size.hairline,
  transition: `color ${motion.fast} ${motion.easing}`,
});

/** Links outside running text: at least 24 px high for a mouse (WCAG 2.5.8), 44 px for touch. */
const apart = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: space.l,
  minInlineSize: space.l,
  textDecorationLine: 'none',
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { textDecorationLine: 'underline' } } },
    '(pointer: coarse)': { minBlockSize: size.target, minInlineSize: size.target },
  },
});

const coloured = style({
  color: color.link,
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { color: color.linkHover } } },
  },
});

export const link = styleVariants({
  inline: [base, coloured, { textDecorationLine: 'underline' }],
  standalone: [base, coloured, apart, typeset('label')],
  quiet: [base, apart, { color: 'inherit' }],
});

export const newTabSign = style({
  // Outside running text, as in buttons, the icon is a flex item like other icons.
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  selectors: {
    [`${link.inline} > &`]: { display: 'inline', marginInlineStart: '0.25em' },
  },
});

/** Icons next to wrapping link text do not shrink. */
export const icon = style([iconPlace, { transition: `transform ${motion.fast} ${motion.easing}` }]);

export const trailingIcon = style([
  icon,
  {
    selectors: {
      [`${link.standalone}:hover > &`]: { transform: `translateX(${space['2xs']})` },
    },
  },
]);
