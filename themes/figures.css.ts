import { style } from '@vanilla-extract/css';

/** Tabular figures, for prices, distances and dates in columns. */
export const tabularFigures = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
