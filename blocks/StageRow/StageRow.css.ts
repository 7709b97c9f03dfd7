import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { foot as sectionFoot } from '#cms/section/SectionLink.css.ts';
import { controls, foot } from '#design-system/Scroller/classes.ts';
import { rowsOfCard, scrollerEntry } from '#design-system/styling.ts';
import { space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

const { gap } = vars.density;

/** The number of stages visible at once. */
const seen = createVar();

/** The stages side by side. Cards align their parts on shared rows. */
export const row = style({
  vars: { [seen]: '1.15' },
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: `repeat(${rowsOfCard}, auto)`,
  gridAutoColumns: `calc((100% - (${seen} - 1) * ${gap}) / ${seen})`,
  columnGap: gap,
  '@media': {
    [from('tablet')]: { vars: { [seen]: '3' } },
    [from('desktop')]: {
      vars: { [seen]: '4' },
      // Three fill the row.
      selectors: { '&:not(:has(> :nth-child(4 of :not(code))))': { vars: { [seen]: '3' } } },
    },
    print: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(3, 1fr)' },
  },
});

globalStyle(`${row} > *`, { gridRow: `span ${rowsOfCard}`, ...scrollerEntry });

globalStyle(`${row} + ${foot} > ${sectionFoot}`, { marginBlockStart: space.m });

/** Selects the buttons of a row with fewer than `count` stages, not counting the page editor's marks. */
function fewerThan(count: number): string {
  return `${row}:not(:has(> :nth-child(${count} of :not(code)))) + ${foot} > ${controls}`;
}

// CSS hides them before JavaScript measures the row, so that buttons don't appear and disappear.
globalStyle(fewerThan(2), { display: 'none' });
globalStyle(fewerThan(4), { '@media': { [from('tablet')]: { display: 'none' } } });
globalStyle(fewerThan(5), { '@media': { [from('desktop')]: { display: 'none' } } });
