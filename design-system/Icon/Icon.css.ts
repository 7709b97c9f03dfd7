import { styleVariants } from '@vanilla-extract/css';
import { size } from '#themes/contract.css.ts';

const sides = { s: size.iconS, m: size.iconM, l: size.iconL, fill: '100%' } as const;

export const icon = styleVariants(sides, (side) => ({
  display: 'block',
  flexShrink: 0,
  inlineSize: side,
  aspectRatio: '1',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}));
