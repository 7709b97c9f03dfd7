import { style } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';

/** Takes no row of the grid while it is empty. */
export const region = style({
  selectors: { '&:empty': { position: 'absolute' } },
});

export const questions = style({ paddingInlineStart: space.l, listStyle: 'disc' });
