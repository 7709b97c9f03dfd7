import { style } from '@vanilla-extract/css';
import { space, vars } from '#themes/contract.css.ts';

const { color, text } = vars;

/** The clock, with the end date below it. */
export const clock = style({ display: 'flex', flexDirection: 'column', gap: space.m });

export const end = style({
  color: color.textMuted,
  fontSize: text.body.size,
  lineHeight: text.body.lineHeight,
});

export const action = style({ marginBlockStart: space.xs });
