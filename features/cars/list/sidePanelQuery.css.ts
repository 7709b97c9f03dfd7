import { from } from '#themes/media.ts';

/** Matches windows with the filters beside the list; in narrower ones, they open in a drawer. */
export const sidePanelQuery: string = from('laptop');
