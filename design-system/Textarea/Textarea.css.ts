import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';

export const textarea = style({
  display: 'block',
  paddingBlock: space.s,
  maxBlockSize: `calc(12lh + 2 * ${space.s})`,
  '@supports': {
    '(field-sizing: content)': { fieldSizing: 'content', resize: 'none' },
  },
});

/** The height of the empty control; with `field-sizing: content`, browsers ignore `rows`. */
export const lines = styleVariants({
  2: { minBlockSize: `calc(2lh + 2 * ${space.s})` },
  3: { minBlockSize: `calc(3lh + 2 * ${space.s})` },
  5: { minBlockSize: `calc(5lh + 2 * ${space.s})` },
});
