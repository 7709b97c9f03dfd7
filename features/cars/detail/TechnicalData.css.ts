import { style } from '@vanilla-extract/css';
import { figureRow } from '#design-system/styling.ts';
import { space } from '#themes/contract.css.ts';

export const rows = style({
  margin: 0,
  '@media': {
    print: {
      display: 'grid',
      // The first rows are a line of their own.
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      columnGap: space.xl,
    },
  },
});

export const row = style({
  ...figureRow.row,
  columnGap: space.l,
  paddingBlock: space.s,
  '@media': { print: { paddingBlock: space['3xs'], breakInside: 'avoid' } },
});

export const term = style(figureRow.term);

export const value = style(figureRow.figure);
