import { style } from '@vanilla-extract/css';
import { formCard } from '#design-system/styling.ts';
import { space } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';
import { surface } from '#themes/surfaces.css.ts';

/** The card of a form, which the confirmation covers. */
export const card = style([
  surface.base,
  {
    ...formCard,
    '@media': { [from('tablet')]: { padding: space.xl } },
  },
]);

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
});

/** Two short fields side by side where there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  alignItems: 'start',
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  columnGap: space.l,
});

// By CSS, so that it works without script too.
const motorcycle = 'form:has(input[value="motorcycle"]:checked)';

export const forCars = style({ selectors: { [`${motorcycle} &`]: { display: 'none' } } });

export const forMotorcycles = style({
  selectors: { [`form:not(:has(input[value="motorcycle"]:checked)) &`]: { display: 'none' } },
});

/** The calendar, and its place until its code is loaded. */
export const calendar = style({
  maxInlineSize: '26rem',
  minBlockSize: '24rem',
  '@media': { '(scripting: none)': { minBlockSize: 0 } },
});

export const withoutScript = style({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'block' } },
});
