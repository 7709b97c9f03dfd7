/**
 * How much of the window's lower edge is covered by something that stays while the page scrolls,
 * as a length; unset while nothing does. Who covers it sets the property on `<html>`. The page then
 * ends that much later and keeps the focus above it, and what floats there rises.
 */
export const coveredBelow = '--fc-covered-below';

/** The same for what lies right above that: two covers at once neither hide nor forget each other. */
export const coveredAbove = '--fc-covered-above';

/** The length of the lower cover alone: where the upper one ends. */
export const lowerCoverLength = `var(${coveredBelow}, 0px)`;

/** The length of both in a style sheet. */
export const coveredBelowLength = `calc(${lowerCoverLength} + var(${coveredAbove}, 0px))`;
