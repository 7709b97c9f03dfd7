import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { space, vars } from '#themes/contract.css.ts';

export const panel = style({
  containerType: 'inline-size',
  // A changed figure doesn't lay out the rest of the page.
  contain: 'layout',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
});

export const description = style({ ...typeset('body'), color: vars.color.text });

/** One column; where there is room, the result is beside the controls. */
export const calculator = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.l,
  '@container': {
    '(min-width: 40rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: space.xl,
    },
  },
});

export const controls = style({ display: 'grid', gap: space.l, minInlineSize: 0 });
