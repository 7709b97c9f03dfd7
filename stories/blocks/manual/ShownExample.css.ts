import { style } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';

export const part = style({ padding: space.xl });

export const neighbour = style({ blockSize: space['4xl'] });
