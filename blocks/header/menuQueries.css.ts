import { breakpointPx } from '#themes/media.ts';

/** Windows in which the menu stands in a row. */
export const rowQuery = `(min-width: ${breakpointPx('desktop')}px)`;
