import { style } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';

/** Buttons beside each other while there is room. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.s });
