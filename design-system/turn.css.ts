import { keyframes } from '@vanilla-extract/css';

/** A whole turn, for rings that show that something is loading. */
export const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
