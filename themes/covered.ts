/**
 * The height of the lower window edge covered by a fixed element, as a length; unset if nothing
 * covers it. The covering element publishes it with `keepRoomFor`. The page then has that much more
 * padding and scroll padding at the end, and floating buttons move up.
 */
export const coveredBelow = '--fc-covered-below';

/**
 * The same for a second fixed element directly above the first, so that two can be shown at once.
 */
export const coveredAbove = '--fc-covered-above';

/** The height of the lower element alone, which is the bottom offset of the upper one. */
export const lowerCoverLength = `var(${coveredBelow}, 0px)`;

/** The height of both. Elements that use one of the lengths have the class `aboveCover` (`covered.css.ts`). */
export const coveredBelowLength = `calc(${lowerCoverLength} + var(${coveredAbove}, 0px))`;

/**
 * The maximum share of a low window (`lowWindow` in `media.ts`) that one element may cover: a
 * third.
 */
export const lowWindowCover = '33dvh';

/**
 * The height of the bar that a page itself has at the lower edge of the window, as a length; unset on other pages.
 * Floating buttons are that much higher, and the scroll padding larger.
 */
export const floatingLift = '--fc-floating-lift';
