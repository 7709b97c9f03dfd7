/** A loan offered on a car. Amounts are in the currency of the car's price. */
export interface LoanOption {
  readonly title: string;
  readonly description?: string | undefined;
  /** The cash price of the car. */
  readonly price: number;
  /** The nominal interest rate in percent a year; may be 0. */
  readonly interestRate: number;
  /** Paid once, at the start. */
  readonly startFee: number;
  /** Paid with each payment. */
  readonly invoiceFee: number;
  /** Contract durations, shortest first; at least one. */
  readonly durations: readonly [ContractDuration, ...ContractDuration[]];
  readonly defaultDuration: ContractDuration;
  /** The lender's conditions, with the placeholders `{1}` to `{10}` (`disclaimer.ts`). */
  readonly disclaimer?: string | undefined;
}

/** The terms of a loan of some duration. Percentages are of the price. */
export interface ContractDuration {
  readonly months: number;
  /** The largest part that may be left to pay at the end. */
  readonly residualPercentage: number;
  readonly minDownPaymentPercentage: number;
  readonly maxDownPaymentPercentage: number;
}
