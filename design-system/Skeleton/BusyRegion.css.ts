import { style } from '@vanilla-extract/css';

/** Holds the hidden words, which are placed against it. */
export const region = style({ position: 'relative' });
