import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { space, vars } from '#themes/contract.css.ts';
import { part } from '../card/part.ts';

/** Grey, so that it doesn't look like an offer. */
export const picture = style({ filter: 'grayscale(1)', opacity: 0.5 });

export const name = style([part('name', vars.density.card), { color: vars.color.textMuted }]);

export const note = style([
  part('version', space['3xs']),
  { ...typeset('body'), color: vars.color.textMuted },
]);

export const foot = style([
  part('foot', space.m),
  { alignSelf: 'end', marginBlockEnd: vars.density.card },
]);
