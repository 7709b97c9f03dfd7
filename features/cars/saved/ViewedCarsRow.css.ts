import { style } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';

export const title = style({ marginBlockEnd: space.l });

/** The distance to the section before it; without cars there is no section. */
export const row = style({ marginBlock: space['3xl'] });
