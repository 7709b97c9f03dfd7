import { style } from '@vanilla-extract/css';
import { heroVars } from '#cms/hero/heroVars.css.ts';
import { size, space } from '#themes/contract.css.ts';

/** A banner without a picture: only as tall as its content. */
export const plain = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  maxInlineSize: size.text,
});

export const bar = style({ maxInlineSize: `max(${size.text}, ${heroVars.barWidth})` });
