import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { tabularFigures } from '#themes/figures.css.ts';
import { control } from '../Field/control.css.ts';

export const boxes = style({ display: 'flex', gap: space.xs });

/** In rem, so that the box grows with its digit. */
export const frame = style({
  inlineSize: `max(${size.target}, 3.5rem)`,
  blockSize: `max(${size.target}, 4rem)`,
});

export const digit = style([
  control,
  tabularFigures,
  {
    inlineSize: '100%',
    paddingInline: 0,
    textAlign: 'center',
    fontSize: '1.5rem',
    fontWeight: vars.text.label.weight,
  },
]);
