import { style } from '@vanilla-extract/css';
import { size, space } from '#themes/contract.css.ts';

export const list = style({ minInlineSize: 0 });

export const links = style({ marginBlockStart: space.xs });

/** As tall as a finger needs, so that lists with and without buttons keep one rhythm. */
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: space['2xs'],
  minBlockSize: size.target,
  '@media': { print: { minBlockSize: 0 } },
});

/** Long addresses break anywhere rather than widen the column, within the link as well. */
export const label = style({ minInlineSize: 0, wordBreak: 'break-word' });
