import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { rowsOfCard } from '#design-system/Card/beside.ts';
import { controls, entry, foot } from '#design-system/Scroller/Scroller.css.ts';
import { space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';
import { foot as sectionFoot } from '../section/SectionLink.css.ts';

const { gap } = vars.density;

/** How many stages are seen at once. */
const seen = createVar();

/** The stages beside each other; cards keep their parts on common rows. */
export const row = style({
  vars: { [seen]: '1.15' },
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: `repeat(${rowsOfCard}, auto)`,
  gridAutoColumns: `calc((100% - (${seen} - 1) * ${gap}) / ${seen})`,
  columnGap: gap,
  '@media': {
    [from('tablet')]: { vars: { [seen]: '3' } },
    [from('desktop')]: { vars: { [seen]: '4' } },
    print: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(3, 1fr)' },
  },
});

globalStyle(`${row} > *`, { gridRow: `span ${rowsOfCard}`, ...entry });

globalStyle(`${row} + ${foot} > ${sectionFoot}`, { marginBlockStart: space.m });

/** The buttons of a row of fewer than so many stages; marks of the page editor are none. */
function fewerThan(count: number): string {
  return `${row}:not(:has(> :nth-child(${count} of :not(code)))) + ${foot} > ${controls}`;
}

// Before it is measured, so that buttons don't come to go again.
globalStyle(fewerThan(2), { display: 'none' });
globalStyle(fewerThan(4), { '@media': { [from('tablet')]: { display: 'none' } } });
globalStyle(fewerThan(5), { '@media': { [from('desktop')]: { display: 'none' } } });
