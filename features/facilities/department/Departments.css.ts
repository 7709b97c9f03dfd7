import { globalStyle, style } from '@vanilla-extract/css';
import { panel } from '#design-system/styling.ts';
import { space } from '#themes/contract.css.ts';

export const departments = style({
  display: 'grid',
  gap: space.l,
  marginBlockStart: space['2xl'],
  '@media': { print: { marginBlockStart: space.m } },
});

/** So much smaller on paper that departments fit beside each other. */
globalStyle(`html:has(${departments})`, { '@media': { print: { zoom: 0.7 } } });
globalStyle(`${departments}${departments} > ul`, {
  '@media': { print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/** Contact, opening hours and staff are on rows that cards side by side share. */
export const department = style({
  ...panel,
  gridTemplateRows: 'subgrid',
  gridRow: '1 / -1',
});

export const contact = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space.xs,
  minInlineSize: 0,
});

export const hours = style({ minInlineSize: 0 });
