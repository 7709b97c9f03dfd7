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

/** The attribute of a `<template>` that marks the use of a third party (`features/shared/ThirdPartyMark.tsx`). */
export const thirdPartyAttribute = 'data-third-party';

/**
 * The third parties that the HTML of a page has marks of. Only our components can render a mark: it is a whole element,
 * and content never puts a `<` into the HTML, because texts, attribute values and data in scripts are escaped and
 * rich text has neither this element nor this attribute.
 */
export function readThirdParties(html: string): readonly ThirdParty[] {
  return thirdParties.filter((party) =>
    html.includes(`<template ${thirdPartyAttribute}="${party}"></template>`),
  );
}

/**
 * Whether pages with this third party need a policy that other pages of the site don't have. All pages of a
 * site share its tag manager.
 */
export function isOfSinglePages(party: ThirdParty): boolean {
  return party !== 'tag-manager';
}
