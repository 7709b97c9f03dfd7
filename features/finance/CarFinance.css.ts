import { style } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';

export const finance = style({ display: 'grid', gap: space.m, minInlineSize: 0 });
