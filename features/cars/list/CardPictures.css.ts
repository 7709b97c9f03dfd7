import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { layer, space, vars } from '#themes/contract.css.ts';
import { reducedMotion } from '#themes/media.ts';
import { photograph } from '../card/CarPicture.css.ts';

const { color, radius } = vars;

/** Over the first picture, and above the link that covers the card. */
export const row = style({
  position: 'absolute',
  inset: 0,
  zIndex: layer.raised,
  display: 'flex',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  overscrollBehaviorX: 'contain',
  '@media': {
    [reducedMotion]: { scrollBehavior: 'auto' },
    print: { display: 'none' },
  },
});

export const slide = style([
  photograph,
  { flex: '0 0 100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' },
]);

export const count = style({
  ...typeset('small'),
  position: 'absolute',
  zIndex: layer.raised,
  insetBlockEnd: space['2xs'],
  insetInlineEnd: space['2xs'],
  paddingInline: space.xs,
  borderRadius: radius.s,
  backgroundColor: color.raised,
  color: color.text,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});
