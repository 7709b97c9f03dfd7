import { style } from '@vanilla-extract/css';

/** Figures of one width, for prices, distances and dates that stand in columns. */
export const tabularFigures = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
