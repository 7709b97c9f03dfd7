import { style, styleVariants } from '@vanilla-extract/css';
import { size, vars } from '#themes/contract.css.ts';
import { snappingRow, snappingSlide } from '../card/CarPicture.css.ts';

const { color } = vars;

/** Until Embla takes over, a native scroll container that snaps to each picture. */
const viewport = style({
  ...snappingRow,
  outline: 'none',
  selectors: { '&[data-state="ready"]': { overflow: 'hidden', scrollSnapType: 'none' } },
});

export const viewports = styleVariants({
  page: [viewport, { cursor: 'zoom-in' }],
  full: [viewport],
});

/** After the viewport: its own outline would be behind the pictures. */
export const focusRing = style({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  pointerEvents: 'none',
  selectors: {
    [`${viewport}:focus-visible + &`]: {
      border: `${size.focusRing} solid ${color.focus}`,
      boxShadow: `inset 0 0 0 ${size.focusRing} ${color.ground}`,
    },
  },
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
  ...snappingSlide,
  minInlineSize: 0,
  '@media': { print: { selectors: { '&:not(:first-child)': { display: 'none' } } } },
});

export const slides = styleVariants({ page: [slide], full: [slide] });
