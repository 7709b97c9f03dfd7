import { style } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';

/** Buttons side by side as long as they fit. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.s });
