import { style, styleVariants } from '@vanilla-extract/css';

/** Until Embla takes over, a native scroll container that snaps to each picture. */
const viewport = style({
  position: 'absolute',
  inset: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  outlineOffset: '-4px',
  selectors: { '&[data-state="ready"]': { overflow: 'hidden', scrollSnapType: 'none' } },
});

export const viewports = styleVariants({
  page: [viewport, { cursor: 'zoom-in' }],
  full: [viewport],
});

export const track = style({
  display: 'flex',
  blockSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: {
    // Native scrolling would be impossible with it.
    '[data-state="ready"] > &': { touchAction: 'pan-y pinch-zoom' },
  },
  '@media': { print: { transform: 'none !important' } },
});

const slide = style({
  flex: '0 0 100%',
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  '@media': { print: { selectors: { '&:not(:first-child)': { display: 'none' } } } },
});

export const slides = styleVariants({ page: [slide], full: [slide] });
