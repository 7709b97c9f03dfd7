import { styleVariants } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

const heights = {
  xs: { phone: space.xs, desktop: space.m },
  s: { phone: space.m, desktop: space.l },
  m: { phone: space.l, desktop: space['2xl'] },
  l: { phone: space['2xl'], desktop: space['4xl'] },
  xl: { phone: space['3xl'], desktop: space['5xl'] },
} as const;

export const spacer = styleVariants(heights, ({ phone, desktop }) => ({
  height: phone,
  '@media': { [from('tablet')]: { height: desktop } },
}));
