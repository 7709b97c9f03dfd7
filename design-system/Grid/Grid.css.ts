import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

const { gap } = vars.density;

const columnCounts = { 1: 1, 2: 2, 3: 3, 4: 4, 6: 6, 12: 12 } as const;
const spans = {
  1: 1,
  2: 2,
  3: 3,
  4: 4,
  5: 5,
  6: 6,
  7: 7,
  8: 8,
  9: 9,
  10: 10,
  11: 11,
  12: 12,
} as const;
const rowCounts = { 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8 } as const;

export const grid = style({ display: 'grid', columnGap: gap, rowGap: gap });

const template = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
});
const span = (count: number) => ({ gridColumn: `span ${count}` });

// One class per count and breakpoint, from narrow to wide so that the wider breakpoint takes
// precedence.
export const columns = {
  phone: styleVariants(columnCounts, template),
  tablet: styleVariants(columnCounts, (n) => ({ '@media': { [from('tablet')]: template(n) } })),
  laptop: styleVariants(columnCounts, (n) => ({ '@media': { [from('laptop')]: template(n) } })),
  desktop: styleVariants(columnCounts, (n) => ({ '@media': { [from('desktop')]: template(n) } })),
  wide: styleVariants(columnCounts, (n) => ({ '@media': { [from('wide')]: template(n) } })),
};

export const itemSpan = {
  phone: styleVariants(spans, span),
  tablet: styleVariants(spans, (n) => ({ '@media': { [from('tablet')]: span(n) } })),
  laptop: styleVariants(spans, (n) => ({ '@media': { [from('laptop')]: span(n) } })),
  desktop: styleVariants(spans, (n) => ({ '@media': { [from('desktop')]: span(n) } })),
  wide: styleVariants(spans, (n) => ({ '@media': { [from('wide')]: span(n) } })),
};

const rowsOfItem = createVar();

/**
 * Items share row tracks as subgrids, so a row gap would also separate the rows inside an item. The
 * items have a bottom margin instead.
 */
const sharedRows = style({ rowGap: 0, marginBlockEnd: `calc(-1 * ${gap})` });

export const rows = styleVariants(rowCounts, (n) => [
  sharedRows,
  { vars: { [rowsOfItem]: String(n) } },
]);

export const item = style({
  minInlineSize: 0,
  selectors: {
    [`${sharedRows} > &`]: {
      display: 'grid',
      gridRow: `span ${rowsOfItem}`,
      gridTemplateRows: 'subgrid',
      marginBlockEnd: gap,
    },
  },
});
