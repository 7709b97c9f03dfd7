/** The locale of the browsers that visit pages: of the measured sites, so that no browser may translate them. */
export const locale = 'sv-SE';
