import { style } from '@vanilla-extract/css';

/** The positioned ancestor of the visually hidden text. */
export const region = style({ position: 'relative' });
