import { style } from '@vanilla-extract/css';
import { space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

const { color, density, radius } = vars;

function columns(count: number) {
  return { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` };
}

/** Selects a list of exactly `count` items. */
function just(count: number): string {
  return `&:has(> :last-child:nth-child(${count}))`;
}

/** The number of columns fills the rows: six items are two rows of three, four are two pairs or one row. */
export const list = style({
  display: 'grid',
  gap: `${space.xl} ${density.gap}`,
  '@media': {
    [from('tablet')]: {
      ...columns(3),
      selectors: { [just(2)]: columns(2), [just(4)]: columns(2) },
    },
    [from('desktop')]: {
      selectors: { [just(4)]: columns(4), '&:has(> :nth-child(7))': columns(4) },
    },
  },
});

/** The icon is beside the text on phones, and above it where highlights are side by side. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space.m,
  alignContent: 'start',
  minInlineSize: 0,
  '@media': { [from('tablet')]: { gridTemplateColumns: '1fr', rowGap: space.m } },
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space['2xl'],
  blockSize: space['2xl'],
  borderRadius: radius.m,
  backgroundColor: color.accentSoft,
  color: color.onAccentSoft,
});

export const words = style({
  gridColumn: '-2 / -1',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.xs,
});
