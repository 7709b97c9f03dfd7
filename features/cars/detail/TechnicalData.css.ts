import { style } from '@vanilla-extract/css';
import { figureRow } from '#design-system/styling.ts';
import { space } from '#themes/contract.css.ts';

export const rows = style({ margin: 0 });

export const row = style({ ...figureRow.row, columnGap: space.l, paddingBlock: space.s });

export const term = style(figureRow.term);

export const value = style(figureRow.figure);
