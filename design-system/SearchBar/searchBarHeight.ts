import { size, space, vars } from '#themes/contract.css.ts';

/** The height of the field of a search bar. */
export const searchFieldHeight = `max(${size.target}, ${vars.density.control})`;

/** The height of a search bar, for what keeps its room until the browser has read it. */
export const searchBarHeight = `(${searchFieldHeight} + 2 * (${space['2xs']} + ${size.hairline}))`;
