import { style } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';
import { vanSecond } from '../card/CarPrice.css.ts';
import { results } from './CarBrowser.css.ts';
import { withoutScript } from './FilterPanel.css.ts';

/** Shown above lists with vans, if script can keep the choice. */
export const choice = style({
  display: 'none',
  marginBlockEnd: space.m,
  selectors: { [`${results}:has(${vanSecond}) > &`]: { display: 'block' } },
  '@media': {
    [withoutScript]: { selectors: { [`${results}:has(${vanSecond}) > &`]: { display: 'none' } } },
    print: { selectors: { [`${results}:has(${vanSecond}) > &`]: { display: 'none' } } },
  },
});
