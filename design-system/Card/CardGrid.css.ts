import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { breakpointPx, from } from '#themes/media.ts';
import { beside } from './beside.ts';
import { layouts } from './Card.css.ts';
import { frame } from './frame.css.ts';
import { rowsOfCard } from './rowsOfCard.ts';

const { gap } = vars.density;

/**
 * Cards share row tracks as subgrids, so a row gap would also separate the rows inside a card. The
 * cards have a bottom margin instead.
 */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: gap,
  rowGap: 0,
  marginBlockEnd: `calc(-1 * ${gap})`,
});
globalStyle(`${grid} > *`, { gridRow: `span ${rowsOfCard}`, marginBlockEnd: gap });

function template(count: number) {
  return { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` };
}

export const columns = {
  tablet: styleVariants({ 1: 1, 2: 2, 3: 3 }, (n) => ({
    '@media': { [from('tablet')]: template(n) },
  })),
  laptop: styleVariants({ 1: 1, 2: 2, 3: 3 }, (n) => ({
    '@media': { [from('laptop')]: template(n) },
  })),
  wide: styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 }, (n) => ({
    '@media': { [from('wide')]: template(n) },
  })),
};

// At the full width of a tablet, the picture of a card would fill the window.
globalStyle(`${columns.tablet[1]} > ${layouts.column}:has(> ${frame})`, {
  '@media': {
    [`${from('tablet')} and (max-width: ${breakpointPx('laptop') - 0.02}px)`]:
      beside('minmax(0, 2fr)'),
  },
});

// Cards for lists are in one column, and in two columns from 1280 px on.
const listed = `${grid}:has(> ${layouts.row})`;
for (const width of ['tablet', 'laptop', 'wide'] as const) {
  globalStyle(listed, { '@media': { [from(width)]: template(1) } });
}
globalStyle(`${listed}:has(> ${layouts.row} ~ ${layouts.row})`, {
  '@media': { [from('desktop')]: template(2), [from('wide')]: template(2) },
});
