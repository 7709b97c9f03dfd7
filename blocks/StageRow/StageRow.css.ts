import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { rowsOfCard } from '#design-system/Card/beside.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { from, reducedMotion } from '#themes/media.ts';
import { foot as sectionFoot } from '../section/SectionLink.css.ts';

const { gap } = vars.density;

/** How many stages are seen at once. */
const seen = createVar();

/** A row that scrolls sideways by itself; cards keep their parts on common rows. */
export const row = style({
  vars: { [seen]: '1.15' },
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: `repeat(${rowsOfCard}, auto)`,
  gridAutoColumns: `calc((100% - (${seen} - 1) * ${gap}) / ${seen})`,
  columnGap: gap,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  // Room for the rings of what has the focus, which the row would cut off.
  padding: space['2xs'],
  margin: `calc(-1 * ${space['2xs']})`,
  paddingBlockEnd: space.m,
  '@media': {
    [from('tablet')]: { vars: { [seen]: '3' } },
    [from('desktop')]: { vars: { [seen]: '4' } },
    [reducedMotion]: { scrollBehavior: 'auto' },
    print: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(3, 1fr)', overflow: 'visible' },
  },
});

globalStyle(`${row} > *`, {
  gridRow: `span ${rowsOfCard}`,
  scrollSnapAlign: 'start',
  scrollMarginInline: space['2xs'],
});

/** Under the row: the way to all, and the buttons at the end. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.m,
});
globalStyle(`${foot} > ${sectionFoot}`, { marginBlockStart: space.m });

/** A row of fewer than so many stages; marks of the page editor are none. */
function fewerThan(count: number): string {
  return `${row}:not(:has(> :nth-child(${count} of :not(code)))) + ${foot} > &`;
}

const none = { display: 'none' };

/** The buttons. Their place is there before they are: what follows must not jump. */
export const controls = style({
  display: 'flex',
  gap: space.xs,
  minBlockSize: size.target,
  marginBlockStart: space.m,
  marginInlineStart: 'auto',
  selectors: { '&[data-state="fits"]': none, [fewerThan(2)]: none },
  '@media': {
    [from('tablet')]: { selectors: { [fewerThan(4)]: none } },
    [from('desktop')]: { selectors: { [fewerThan(5)]: none } },
    '(scripting: none)': none,
    print: none,
  },
});
