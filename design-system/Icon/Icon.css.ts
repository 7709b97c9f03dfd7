import { styleVariants } from '@vanilla-extract/css';
import { size } from '#themes/contract.css.ts';

const sides = {
  s: [size.iconS, size.iconS],
  m: [size.iconM, size.iconM],
  l: [size.iconL, size.iconL],
  fill: ['100%', 'auto'],
} as const;

export const icon = styleVariants(sides, ([inlineSize, blockSize]) => ({
  display: 'block',
  flexShrink: 0,
  inlineSize,
  blockSize,
  aspectRatio: '1',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}));
