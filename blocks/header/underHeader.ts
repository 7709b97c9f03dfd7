/** Custom property of the page: how much of its upper edge lies under the header, none if it is not set. */
export const underHeader = '--under-header';
