import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

const { color } = vars;

const summarySize = '22rem';

export const assistant = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
});

/** As wide as the steps. */
export const wideAsSteps = style({
  '@media': { [from('laptop')]: { maxInlineSize: `calc(100% - ${summarySize} - ${space.xl})` } },
});

export const head = style([
  wideAsSteps,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs },
]);

/** The logo of the brand, or its name in type. */
export const brand = style({
  ...typeset('heading4'),
  color: color.textMuted,
  letterSpacing: '0.02em',
});

/** The steps, and on desktops the summary beside them. Hidden without script, like all that needs it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  alignItems: 'start',
  '@media': {
    '(scripting: none)': { display: 'none' },
    [from('laptop')]: { gridTemplateColumns: `minmax(0, 1fr) ${summarySize}` },
  },
});

/** The confirmation, without a summary beside it. */
export const whole = style({ '@media': { '(scripting: none)': { display: 'none' } } });

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  minInlineSize: 0,
});
