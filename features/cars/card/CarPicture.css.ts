import { globalStyle, style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { space, vars } from '#themes/contract.css.ts';

const { color, radius } = vars;

/** A neutral side view of a car. */
const silhouette = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 44"><path fill-rule="evenodd" d="M4 30C4 24 8 21 16 19.5L30 17C38 9 46 5.5 60 5.5H72C82 5.5 90 9 98 17.5L110 20C115 21 117 24 117 29V32Q117 35 114 35H107A11 11 0 0 0 85 35H39A11 11 0 0 0 17 35H7Q4 35 4 32ZM40 17.5C46 11.5 52 9.5 60 9.5V17.5ZM64 9.5H72C79 9.5 85 12.5 90 17.5H64Z"/><circle cx="28" cy="35" r="8"/><circle cx="96" cy="35" r="8"/></svg>',
)}")`;

const filling = { content: '""', position: 'absolute', inset: 0 } as const;
const ground = { ...filling, backgroundColor: color.accentSoft } as const;
const shape = {
  ...filling,
  backgroundColor: `color-mix(in oklab, ${color.onAccentSoft} 26%, ${color.accentSoft})`,
  mask: `${silhouette} center / 56% no-repeat`,
} as const;

/** A static placeholder, so that it doesn't look like a picture that is loading. */
export const placeholder = style({
  position: 'absolute',
  inset: 0,
  '::before': ground,
  '::after': shape,
});

/**
 * The frame of a car's picture. A picture that fails to load is replaced by the same placeholder:
 * browsers render pseudo-elements of an image only if it is broken.
 */
export const photograph = style({ position: 'relative', overflow: 'hidden' });
globalStyle(`${photograph} img::before`, ground);
globalStyle(`${photograph} img::after`, shape);

/** A row of pictures that scrolls natively, and snaps to each of them. */
export const snappingRow = {
  position: 'absolute',
  inset: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
} as const;

/** A picture of the row. */
export const snappingSlide = {
  flex: '0 0 100%',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
} as const;

/** The number of a picture, in a corner of it. */
export const pictureNumber = {
  ...typeset('small'),
  position: 'absolute',
  paddingInline: space.xs,
  borderRadius: radius.s,
  backgroundColor: color.raised,
  color: color.text,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
} as const;
