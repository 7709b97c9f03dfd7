import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';
import { looks } from './StoryCard.css.ts';

const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.density.gap,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A row gap would also separate the rows inside the cards, so the cards have a margin instead. */
const cards = style([list, { rowGap: 0, marginBlockEnd: `calc(-1 * ${space.xl})` }]);

const columns = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
});

export const lists = styleVariants({
  /** A part has four stories: two rows of two, or one row of four. */
  cards: [cards, { '@media': { [from('tablet')]: columns(2), [from('wide')]: columns(4) } }],
  /** Three side by side, below a large one or alone. */
  threes: [cards, { '@media': { [from('tablet')]: columns(3) } }],
  rows: [list, { rowGap: space.l }],
});

// Cards are list items, and the list sets the distance between them.
globalStyle(`${cards} > li`, { marginBlockEnd: space.xl });
globalStyle(`${cards} > ${looks.large}`, { marginBlockEnd: space['2xl'] });
globalStyle(`${lists.rows} > li + li`, {
  paddingBlockStart: space.l,
  borderBlockStart: `${size.hairline} solid ${vars.color.border}`,
});
