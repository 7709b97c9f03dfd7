import { style } from '@vanilla-extract/css';
import { space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

const { density, motion } = vars;

const fadeFrom = (share: string) =>
  `linear-gradient(to right, transparent, black ${share}, black calc(100% - ${share}), transparent)`;

/** Without JavaScript, a scrollable row that snaps to each car. */
export const viewport = style({
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  // Room for focus rings, which the row would clip.
  paddingBlock: space['2xs'],
  // Not `hidden`: focusing a link would scroll a row that is already translated.
  selectors: { '&[data-state="ready"]': { overflow: 'clip', scrollSnapType: 'none' } },
  '@media': {
    // Hides the text of neighbours, which would be cut off.
    [from('tablet')]: {
      selectors: {
        '&[data-state="ready"]:has(li:nth-child(3))': { maskImage: fadeFrom('10%') },
      },
    },
    [from('desktop')]: {
      selectors: {
        '&[data-state="ready"]:has(li:nth-child(3))': { maskImage: fadeFrom('2%') },
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

/** A car between parts of its neighbours. With one or two cars, each fills the row. */
export const slide = style({
  flex: '0 0 88%',
  minInlineSize: 0,
  // Not the track's gap, because the loop needs the same distance between the last and the first.
  paddingInline: `calc(${density.gap} / 2)`,
  scrollSnapAlign: 'center',
  selectors: {
    '&:only-child, &:first-child:nth-last-child(2), &:nth-child(2):last-child': {
      flexBasis: '100%',
    },
  },
  '@media': {
    [from('tablet')]: { flexBasis: '76%' },
    // So much of a neighbour that its words, which are beside its picture, can be read.
    [from('desktop')]: { flexBasis: '52%' },
    print: { marginBlockEnd: density.gap },
  },
});

/** The neighbours are dimmed. */
export const card = style({
  blockSize: '100%',
  transition: `scale ${motion.base} ${motion.easing}`,
  selectors: {
    [`[data-state="ready"] ${slide}:not([aria-current]) > &`]: { scale: '0.94' },
  },
});
