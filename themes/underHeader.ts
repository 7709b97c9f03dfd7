/**
 * Custom property of the page: the height of its upper part that is covered by the header; may be
 * unset.
 */
export const underHeader = '--under-header';

/**
 * Custom property of the page: the height of the header that stays at the upper edge of the window;
 * unset without such a header.
 */
export const stickyHeader = '--sticky-header';

/**
 * Custom property of the page: the height of its upper edge that sticky elements cover, and a margin. It is
 * the page's scroll padding; an element whose anchor has a distance of its own subtracts it.
 */
export const scrollPadding = '--scroll-padding';
