import { style } from '@vanilla-extract/css';
import { space, vars } from '#themes/contract.css.ts';
import { from, reducedMotion } from '#themes/media.ts';

const { density, motion } = vars;

const edges = 'linear-gradient(to right, transparent, black 10%, black 90%, transparent)';

/** Without script a row that is scrolled by hand and stops at each car. */
export const viewport = style({
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  // Room for the rings of what has the focus, which the row would cut off.
  paddingBlock: space['2xs'],
  // Not `hidden`: a link that takes the focus would scroll what is moved already.
  selectors: { '&[data-state="ready"]': { overflow: 'clip', scrollSnapType: 'none' } },
  '@media': {
    // Words that are cut off would be read.
    [from('tablet')]: {
      selectors: {
        '&[data-state="ready"]:has(li:nth-child(3))': { maskImage: edges },
      },
    },
    print: { overflow: 'visible', maskImage: 'none' },
  },
});

export const track = style({
  display: 'flex',
  touchAction: 'pan-y pinch-zoom',
  '@media': { print: { display: 'block' } },
});

/** A car between parts of its neighbours. Of two, or alone, each takes the row. */
export const slide = style({
  flex: '0 0 88%',
  minInlineSize: 0,
  // Not the track's gap: where the last is followed by the first, there is one as well.
  paddingInline: `calc(${density.gap} / 2)`,
  scrollSnapAlign: 'center',
  selectors: {
    '&:only-child, &:first-child:nth-last-child(2), &:nth-child(2):last-child': {
      flexBasis: '100%',
    },
  },
  '@media': {
    [from('tablet')]: { flexBasis: '76%' },
    print: { marginBlockEnd: density.gap },
  },
});

/** What stands aside steps back. */
export const card = style({
  blockSize: '100%',
  transition: `scale ${motion.base} ${motion.easing}`,
  selectors: {
    [`[data-state="ready"] ${slide}:not([aria-current]) > &`]: { scale: '0.94' },
  },
  '@media': { [reducedMotion]: { transition: 'none' } },
});
