import type { CarSummary, OtherPrice } from './car.ts';

/** Whether a price includes VAT. Light commercial vehicles are sold to businesses, without VAT. */
export type Vat = 'with' | 'without';

/** The other of the two. */
export const otherVat = {
  with: 'without',
  without: 'with',
} as const satisfies Readonly<Record<Vat, Vat>>;

/** What every numeric price has. */
interface PricedLine {
  /** ISO 4217 code. */
  readonly currency: string;
  readonly vat: Vat;
  /** Whether it is the lowest price of cars to order, which is shown with "from". */
  readonly isFrom: boolean;
  /** By how much the price has been reduced, where no former price says it. */
  readonly reduction?: number | undefined;
  /** The figures of the other kind of price, for vehicles that have both. */
  readonly other?: OtherPrice | undefined;
}

/** The price as shown. */
export type PriceLine =
  | (PricedLine & { readonly kind: 'amount'; readonly amount: number })
  /** The campaign price, and the former price, which is shown struck through beside it. */
  | (PricedLine & { readonly kind: 'campaign'; readonly amount: number; readonly ordinary: number })
  /** A text of the index instead of a number. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'none' };

/** The price of a car as shown on a card. */
export function priceLine({ price, isCommercial, isSample }: CarSummary): PriceLine {
  const { amount, former, reduction, currency, text, other } = price;
  const vat = vatOfPrice(isCommercial);
  const line: PricedLine = { currency, vat, isFrom: isSample, ...(other && { other }) };
  if (amount === undefined) return text === undefined ? { kind: 'none' } : { kind: 'text', text };
  // Not shown: a former price that isn't higher, and one that is above the lowest of the 30 days before the reduction.
  const highest = reduction === undefined ? Number.POSITIVE_INFINITY : amount + reduction;
  if (former === undefined || former <= amount || former > highest)
    return { ...line, kind: 'amount', amount, reduction: reduction || undefined };
  return { ...line, kind: 'campaign', amount, ordinary: former };
}

/** Whether the prices of a vehicle include VAT, as the index has them. */
export function vatOfPrice(isCommercial: boolean): Vat {
  return isCommercial ? 'without' : 'with';
}

/** A price as a number, with VAT or without; `undefined` if it isn't known. */
export function priceFigure(line: PriceLine, vat: Vat): number | undefined {
  if (!('amount' in line)) return undefined;
  return line.vat === vat ? line.amount : line.other?.amount;
}

/** The kinds of monthly payment, in display order. */
export const monthlyCostKinds = ['loan', 'privateLeasing', 'companyLeasing'] as const;

export type MonthlyCostKind = (typeof monthlyCostKinds)[number];

/** A monthly payment. */
export interface MonthlyCost {
  readonly kind: MonthlyCostKind;
  readonly amount: number;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly isCampaign: boolean;
}

/** The available monthly payments of a car. */
export function monthlyCosts(car: CarSummary): readonly MonthlyCost[] {
  return monthlyCostKinds.flatMap((kind) => monthlyCost(car, kind) ?? []);
}

/** The monthly payment of one kind; `undefined` if it isn't available. */
export function monthlyCost(car: CarSummary, kind: MonthlyCostKind): MonthlyCost | undefined {
  const amount = car.monthlyCosts[kind];
  if (amount === undefined) return undefined;
  return { kind, amount, currency: car.price.currency, isCampaign: car.hasCampaign[kind] };
}
