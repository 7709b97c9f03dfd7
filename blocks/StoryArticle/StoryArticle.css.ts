import { style } from '@vanilla-extract/css';
import { typeset, wordColumn, wrappedList } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

const { color, radius } = vars;

/** Only the top is padded: the section that follows has its own padding. */
export const opening = style({ paddingBlockStart: space.l });

export const back = style({ marginBlockEnd: space.m });

/** On laptops and wider, the text is beside the picture, so that both are visible at once. */
export const head = style({
  display: 'grid',
  gap: space.l,
  '@media': {
    [from('laptop')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: space['3xl'],
      alignItems: 'center',
    },
  },
});

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '3 / 2',
  borderRadius: radius.m,
  '@media': { [from('laptop')]: { gridColumn: 2, gridRow: 1 } },
});

export const words = style(wordColumn(space.m));

export const byline = style({
  ...typeset('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space['2xs']} ${space.m}`,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

/** The displayed width of a portrait, also for its `sizes`. */
export const portraitSize = size.target;

export const portrait = style({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: portraitSize,
  blockSize: portraitSize,
  borderRadius: radius.pill,
});

export const tags = style(wrappedList);
