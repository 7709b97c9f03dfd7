import { style, styleVariants } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

const { color, density, motion, radius } = vars;

export const navigation = style({
  display: 'grid',
  gap: density.gap,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

const way = style({
  display: 'grid',
  alignContent: 'start',
  gap: space['2xs'],
  minInlineSize: 0,
  padding: density.card,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.m,
  color: color.text,
  textDecorationLine: 'none',
  transition: `border-color ${motion.fast} ${motion.easing}`,
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { borderColor: color.borderStrong } } },
  },
});

/** Each link is on its own side, even if it is the only one. */
export const ways = styleVariants({
  previous: [way],
  next: [
    way,
    { '@media': { [from('tablet')]: { gridColumn: 2, justifyItems: 'end', textAlign: 'end' } } },
  ],
});

export const direction = style({
  ...typeset('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  color: color.textMuted,
});

export const title = style({
  ...typeset('heading4'),
  color: color.heading,
  selectors: { [`${way}:hover > &`]: { textDecorationLine: 'underline' } },
});
