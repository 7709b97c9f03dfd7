import { style } from '@vanilla-extract/css';
import { size, space } from '#themes/contract.css.ts';

export const list = style({ minInlineSize: 0 });

export const links = style({ marginBlockStart: space.xs });

/** As tall as a touch target, so that lists with and without buttons have the same spacing. */
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: space['2xs'],
  minBlockSize: size.target,
  '@media': { print: { minBlockSize: 0 } },
});

export const label = style({ minInlineSize: 0 });
