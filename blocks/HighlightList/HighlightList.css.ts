import { style } from '@vanilla-extract/css';
import { space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

const { color, density, radius } = vars;

export const list = style({
  display: 'grid',
  gap: `${space.xl} ${density.gap}`,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))' },
  },
});

/** The sign beside the words on phones, above them where highlights stand beside each other. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space.m,
  alignContent: 'start',
  minInlineSize: 0,
  // Within links as well, whose own rule stops at the width of a word.
  wordBreak: 'break-word',
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
