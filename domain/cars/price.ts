import type { CarSummary } from './car.ts';

/** Whether value added tax is in a price: light commercial vehicles are sold to firms, without it. */
export type Vat = 'with' | 'without';

/** An amount of money, with what must stand beside it. */
interface PricedLine {
  /** ISO 4217 code. */
  readonly currency: string;
  readonly vat: Vat;
  /** The lowest price of what can be ordered: it is shown as `from`. */
  readonly isFrom: boolean;
}

/** What is said of a car's price. */
export type PriceLine =
  | (PricedLine & { readonly kind: 'amount'; readonly amount: number })
  /** The campaign's price, and the ordinary one that stands struck out beside it. */
  | (PricedLine & { readonly kind: 'campaign'; readonly amount: number; readonly ordinary: number })
  /** Words of the index instead of a number. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'none' };

/** What a card says of a car's price. */
export function priceLine({ price, isCommercial, isSample }: CarSummary): PriceLine {
  const { amount, campaign, currency, text } = price;
  const line: PricedLine = { currency, vat: isCommercial ? 'without' : 'with', isFrom: isSample };
  if (amount !== undefined && campaign !== undefined && campaign < amount) {
    return { ...line, kind: 'campaign', amount: campaign, ordinary: amount };
  }
  // A campaign that saves nothing isn't announced as one.
  const only = amount ?? campaign;
  if (only !== undefined) return { ...line, kind: 'amount', amount: only };
  return text === undefined ? { kind: 'none' } : { kind: 'text', text };
}

/** The ways to pay by the month, in the order they are shown. */
export const monthlyCostKinds = ['loan', 'privateLeasing', 'companyLeasing'] as const;

export type MonthlyCostKind = (typeof monthlyCostKinds)[number];

/** What a car costs by the month in one way. */
export interface MonthlyCost {
  readonly kind: MonthlyCostKind;
  readonly amount: number;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly isCampaign: boolean;
}

/** What a car costs by the month, in the ways it can be paid. */
export function monthlyCosts(car: CarSummary): readonly MonthlyCost[] {
  return monthlyCostKinds.flatMap((kind) => monthlyCost(car, kind) ?? []);
}

/** What a car costs by the month in one way; `undefined` where it can't be paid so. */
export function monthlyCost(car: CarSummary, kind: MonthlyCostKind): MonthlyCost | undefined {
  const amount = car.monthlyCosts[kind];
  if (amount === undefined) return undefined;
  return { kind, amount, currency: car.price.currency, isCampaign: car.hasCampaign[kind] };
}
