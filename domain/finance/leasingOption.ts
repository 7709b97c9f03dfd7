/** A leasing offered on a car. Amounts are in the currency of the car's price. */
export interface LeasingOption {
  readonly type: LeasingType;
  readonly title: string;
  readonly monthlyCost: number;
  readonly description?: string | undefined;
  /** Months. */
  readonly duration?: number | undefined;
  /** Included distance a year, in the site's unit. */
  readonly mileage?: number | undefined;
  /** The note to which the asterisk of the price refers. */
  readonly note?: string | undefined;
}

/** Who leases, in display order. */
export const leasingTypes = ['private', 'company'] as const;

export type LeasingType = (typeof leasingTypes)[number];
