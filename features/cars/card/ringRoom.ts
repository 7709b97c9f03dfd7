import { size } from '#themes/contract.css.ts';

/** How far a focus ring reaches. */
export const ringRoom = `(2 * ${size.focusRing})`;
