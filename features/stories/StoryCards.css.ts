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

/** Rows of a card must not be torn apart by the gap between cards, so that cards carry it. */
const cards = style([list, { rowGap: 0, marginBlockEnd: `calc(-1 * ${space.xl})` }]);

const columns = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
});

export const lists = styleVariants({
  /** Parts of four: two rows of two, or one of four. */
  cards: [cards, { '@media': { [from('tablet')]: columns(2), [from('wide')]: columns(4) } }],
  /** Three beside each other, under a large one or alone. */
  threes: [cards, { '@media': { [from('tablet')]: columns(3) } }],
  rows: [list, { rowGap: space.l }],
});

// Cards are list items; what lies between two of them is the list's business.
globalStyle(`${cards} > li`, { marginBlockEnd: space.xl });
globalStyle(`${cards} > ${looks.large}`, { marginBlockEnd: space['2xl'] });
globalStyle(`${lists.rows} > li + li`, {
  paddingBlockStart: space.l,
  borderBlockStart: `${size.hairline} solid ${vars.color.border}`,
});
