import { globalStyle, style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { space, vars } from '#themes/contract.css.ts';

export const panel = style({
  containerType: 'inline-size',
  // A changed figure doesn't lay out the rest of the page.
  contain: 'layout',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  // On paper the warning is beside the figures, if there is one.
  '@media': { print: { display: 'flex', flexWrap: 'wrap', gap: space.s } },
});

export const description = style({
  ...typeset('body'),
  flexBasis: '100%',
  color: vars.color.text,
});

// The figures need more room than the warning.
globalStyle(`${panel} > :not(${description})`, { '@media': { print: { flex: '1 1 20rem' } } });
globalStyle(`${panel} > :not(${description}):not(:last-child)`, {
  '@media': { print: { flexGrow: 2 } },
});

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

/** The result repeats the chosen values, so the controls aren't printed. */
export const controls = style({
  display: 'grid',
  gap: space.l,
  minInlineSize: 0,
  '@media': { print: { display: 'none' } },
});
