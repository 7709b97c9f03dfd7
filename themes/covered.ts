/**
 * How much of the window's lower edge is covered by something that stays while the page scrolls,
 * as a length; unset while nothing does. Who covers it sets the property on `<html>`. The page then
 * ends that much later and keeps the focus above it, and what floats there rises.
 */
export const coveredBelow = '--fc-covered-below';

/** That length in a style sheet. */
export const coveredBelowLength = `var(${coveredBelow}, 0px)`;
