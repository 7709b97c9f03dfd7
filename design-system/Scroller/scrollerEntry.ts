import { space } from '#themes/contract.css.ts';

/** For an entry of a Scroller: the position at which scrolling snaps to it. */
export const scrollerEntry = {
  scrollSnapAlign: 'start',
  scrollMarginInline: space['2xs'],
} as const;
