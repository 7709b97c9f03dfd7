import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';

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

export const bar = style({ maxInlineSize: `max(${size.text}, ${vars.hero.barWidth})` });
