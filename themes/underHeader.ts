/**
 * Custom property of the page: the height of its upper part that is covered by the header; may be
 * unset.
 */
export const underHeader = '--under-header';
