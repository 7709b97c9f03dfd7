import type { CarSummary } from './car.ts';

/** What stands on a card's badges. Words for all but campaigns with a name are the site's. */
export type CarLabel =
  /** A campaign in the index's own words. */
  | { readonly kind: 'campaign'; readonly text: string }
  /** A campaign that nobody named. */
  | { readonly kind: 'unnamed-campaign' }
  | { readonly kind: CarCondition }
  | { readonly kind: 'commercial' };

/** Whether a car is used, stands new at a dealer, or is new and can be ordered. */
export type CarCondition = 'used' | 'new' | 'sample';

/** Whether a car is used, stands new at a dealer, or is new and can be ordered. */
export function carCondition({ isUsed, isSample }: CarSummary): CarCondition {
  if (isSample) return 'sample';
  return isUsed ? 'used' : 'new';
}

/** The campaigns of a car; one without a name where there is something and nobody said what. */
export function campaignLabels({ campaigns, hasCampaign }: CarSummary): readonly CarLabel[] {
  if (campaigns.length > 0) return campaigns.map((text) => ({ kind: 'campaign', text }));
  return Object.values(hasCampaign).some(Boolean) ? [{ kind: 'unnamed-campaign' }] : [];
}

/** A car's badges, the most telling first. */
export function carLabels(car: CarSummary): readonly CarLabel[] {
  return [
    ...campaignLabels(car),
    { kind: carCondition(car) },
    ...(car.isCommercial ? [{ kind: 'commercial' } as const] : []),
  ];
}
