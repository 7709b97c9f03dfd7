import { style } from '@vanilla-extract/css';
import { space, vars } from '#themes/contract.css.ts';
import { surface } from '#themes/surfaces.css.ts';

export const note = style([
  surface.soft,
  {
    display: 'grid',
    justifyItems: 'start',
    gap: space.xs,
    padding: vars.density.card,
    borderRadius: vars.radius.m,
  },
]);
