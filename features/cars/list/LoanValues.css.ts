import { style } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';

/** The budget above the terms. */
export const groups = style({ display: 'grid', gap: space.m, minInlineSize: 0 });
