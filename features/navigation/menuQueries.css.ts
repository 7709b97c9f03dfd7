import { breakpointPx } from '#themes/media.ts';

/** Windows in which the menu is a row. */
export const rowQuery = `(min-width: ${breakpointPx('desktop')}px)`;

/** Windows in which the menu is a panel behind a button. */
export const panelQuery = `(max-width: ${breakpointPx('desktop') - 0.02}px)`;
