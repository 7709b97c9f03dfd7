import type { CarSummary } from './car.ts';

/** A badge of a car. Only the text of a named campaign comes from the index; the others are the site's. */
export type CarLabel =
  /** A campaign with a name from the index. */
  | { readonly kind: 'campaign'; readonly text: string }
  /** A campaign without a name. */
  | { readonly kind: 'unnamed-campaign' }
  | { readonly kind: CarCondition }
  | { readonly kind: 'commercial' };

/** Used, new and in stock, or new and available to order. */
export type CarCondition = 'used' | 'new' | 'sample';

/** The condition of a car. */
export function carCondition({ isUsed, isSample }: CarSummary): CarCondition {
  if (isSample) return 'sample';
  return isUsed ? 'used' : 'new';
}

/** The campaigns of a car; an unnamed one if a campaign applies but the index has no name for it. */
export function campaignLabels({ campaigns, hasCampaign }: CarSummary): readonly CarLabel[] {
  if (campaigns.length > 0) return campaigns.map((text) => ({ kind: 'campaign', text }));
  return Object.values(hasCampaign).some(Boolean) ? [{ kind: 'unnamed-campaign' }] : [];
}

/** The badges of a car, the most important first. */
export function carLabels(car: CarSummary): readonly CarLabel[] {
  return [
    ...campaignLabels(car),
    { kind: carCondition(car) },
    ...(car.isCommercial ? [{ kind: 'commercial' } as const] : []),
  ];
}
