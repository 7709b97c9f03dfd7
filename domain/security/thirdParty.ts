/**
 * Servers of other companies that a part of a page uses, all only with the visitor's consent. `page-tag-manager`
 * is the tag manager of a page whose site has none.
 */
export const thirdParties = [
  'tag-manager',
  'page-tag-manager',
  'form-provider',
  'jotform',
  'map',
  'youtube',
] as const;

export type ThirdParty = (typeof thirdParties)[number];

const attribute = 'data-third-party';

/**
 * The attribute of an element that uses a third party. The security policy of a page allows the third parties
 * that its HTML names.
 */
export function thirdPartyMark(party: ThirdParty): { readonly [attribute]: ThirdParty } {
  return { [attribute]: party };
}

/** The third parties that the HTML of a page names. */
export function readThirdParties(html: string): readonly ThirdParty[] {
  return thirdParties.filter((party) => html.includes(` ${attribute}="${party}"`));
}

/**
 * Whether pages with this third party need a policy that other pages of the site don't have. All pages of a
 * site share its tag manager.
 */
export function isOfSinglePages(party: ThirdParty): boolean {
  return party !== 'tag-manager';
}
