import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { breakpointPx, from } from '#themes/media.ts';
import { beside, rowsOfCard } from './beside.ts';
import { layouts } from './Card.css.ts';
import { frame } from './frame.css.ts';

const { gap } = vars.density;

/** The gap between cards must not tear apart the rows inside them, so cards carry it. */
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

// A card across the whole width of a tablet would be all picture.
globalStyle(`${columns.tablet[1]} > ${layouts.column}:has(> ${frame})`, {
  '@media': {
    [`${from('tablet')} and (max-width: ${breakpointPx('laptop') - 0.02}px)`]:
      beside('minmax(0, 2fr)'),
  },
});

// Cards for lists stand under each other, and only where there is room for two beside each other.
const listed = `${grid}:has(> ${layouts.row})`;
for (const width of ['tablet', 'laptop', 'wide'] as const) {
  globalStyle(listed, { '@media': { [from(width)]: template(1) } });
}
globalStyle(`${listed}:has(> ${layouts.row} ~ ${layouts.row})`, {
  '@media': { [from('desktop')]: template(2), [from('wide')]: template(2) },
});
