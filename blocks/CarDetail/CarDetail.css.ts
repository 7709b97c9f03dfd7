import { style } from '@vanilla-extract/css';
import { size, space } from '#themes/contract.css.ts';

/** Starts below the header. */
export const page = style({ paddingBlock: `${space.l} ${space['2xl']}` });

export const similarTitle = style({ marginBlockEnd: space.l });

export const gone = style({
  display: 'grid',
  gap: space.m,
  maxInlineSize: size.text,
  paddingBlock: `${space.m} ${space.l}`,
});

export const toList = style({ marginBlockStart: space.m });
