import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { size, space } from '#themes/contract.css.ts';
import { fold, summary } from './CarFold.css.ts';

export const excerpt = style([fold]);

// The content is clipped instead of hidden while the element is closed.
globalStyle(`${excerpt}::details-content`, { display: 'block', contentVisibility: 'visible' });

/** The name of the scroll timeline that tells whether the content is taller than its box. */
const overflowing = '--car-excerpt';

const closed = 'details:not([open]) > &';

const fade = keyframes({
  '0%, 100%': {
    maskImage: `linear-gradient(black calc(100% - ${space.xl}), transparent)`,
  },
});

export const content = style({
  selectors: {
    [closed]: {
      overflow: 'hidden',
      scrollTimelineName: overflowing,
      animationName: fade,
      animationTimeline: 'scroll(self)',
    },
  },
  '@media': {
    print: {
      selectors: { [closed]: { maxBlockSize: 'none', maskImage: 'none', animation: 'none' } },
    },
  },
});

/** The heights of the beginning. */
const begins = (blockSize: string) => ({ selectors: { [closed]: { maxBlockSize: blockSize } } });

export const heights = styleVariants({
  equipment: begins('50px'),
  facilityEquipment: begins('190px'),
  description: begins('300px'),
});

const appear = keyframes({
  '0%, 100%': { visibility: 'visible', minBlockSize: size.target, blockSize: size.target },
});

/*
 * A box that can't scroll has no scroll timeline, so the animation doesn't apply, and the button
 * stays hidden. Browsers without scroll timelines always show it.
 */
globalStyle(`${excerpt}`, {
  '@supports': { '(timeline-scope: none)': { timelineScope: overflowing } },
});
globalStyle(`${excerpt}:not([open]) > ${summary}`, {
  '@supports': {
    '(timeline-scope: none)': {
      visibility: 'hidden',
      minBlockSize: 0,
      blockSize: 0,
      overflow: 'hidden',
      animationName: appear,
      animationTimeline: overflowing,
    },
  },
});
