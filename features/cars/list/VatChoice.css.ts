import { style } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';
import { vanSecond } from '../card/CarPrice.css.ts';
import { results } from './CarBrowser.css.ts';
import { withoutScript } from './FilterPanel.css.ts';

/** Where the list has a van, and from then on. */
const shown = `${results}:has(${vanSecond}) > &, &[data-needed]`;

/** Shown above lists with vans, if script can keep the choice. */
export const choice = style({
  display: 'none',
  marginBlockEnd: space.m,
  selectors: { [shown]: { display: 'block' } },
  '@media': {
    [withoutScript]: { selectors: { [shown]: { display: 'none' } } },
    print: { selectors: { [shown]: { display: 'none' } } },
  },
});
