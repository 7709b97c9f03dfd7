import type { Country } from '#domain/sites/site.ts';
import type { LoanExample } from './loanExample.ts';

/** A figure of the representative example. */
export type CreditFigure = Exclude<keyof LoanExample, 'lastMonthlyCost'>;

/** What the law of a country asks for where credit is advertised with figures, such as a monthly cost. */
export interface CreditLaw {
  /** Where the law says it. */
  readonly source: string;
  /** The figures of the representative example, in the order in which they are shown. */
  readonly figures: readonly CreditFigure[];
  /** Whether advertising must say that borrowing costs money. */
  readonly hasCaution: boolean;
}

/*
 * Article 4(2) of Directive 2008/48/EC, kept by Article 8 of Directive (EU) 2023/2225, which the countries apply from 20
 * November 2026: the borrowing rate with the charges that are part of the cost, the total amount of credit, the
 * effective rate, the duration, the cash price and the advance payment of goods paid by instalments, the total amount
 * payable and the amount of the instalments. The residual is the last instalment. The effective rate comes first,
 * because it must be at least as prominent as any other figure.
 */
const directive = [
  'effectiveRate',
  'interestRate',
  'startFee',
  'invoiceFee',
  'price',
  'downPayment',
  'credit',
  'months',
  'monthlyCost',
  'residual',
  'total',
] as const satisfies readonly CreditFigure[];

/**
 * The law of each country of the group. In the European Union, Article 8(1) of Directive (EU) 2023/2225 also asks for a
 * clear and prominent warning: "Caution! Borrowing money costs money.", or equivalent words.
 */
export const creditLaws: Readonly<Record<Country, CreditLaw>> = {
  SE: {
    source: 'Konsumentkreditlagen (2010:1846) 7 §',
    figures: directive,
    hasCaution: true,
  },
  NO: {
    source: 'Finansavtaleforskriften (FOR-2022-09-19-1612) §§ 3-1 to 3-5',
    figures: directive,
    hasCaution: false,
  },
  FI: {
    source: 'Kuluttajansuojalaki (38/1978) 7 luku 8 §',
    figures: directive,
    hasCaution: true,
  },
  SK: {
    source: 'Zákon č. 312/2025 Z. z. o spotrebiteľských úveroch, instead of č. 129/2010 Z. z.',
    figures: directive,
    hasCaution: true,
  },
  // The same figures, although the directive doesn't apply any more.
  GB: {
    source: 'FCA Handbook, CONC 3.5.3 R and 3.5.5 R',
    figures: directive,
    hasCaution: false,
  },
};

/** Whether a way to pay by the month is credit, in all countries of the group. */
export const creditKinds = {
  loan: { isCredit: true, source: 'Directive (EU) 2023/2225, Article 3(3)' },
  // Hiring without an obligation or an option to buy is outside the directive, and the car is returned at the end.
  privateLeasing: { isCredit: false, source: 'Directive (EU) 2023/2225, Article 2(2)(g)' },
  // Moreover, a company is no consumer.
  companyLeasing: { isCredit: false, source: 'Directive (EU) 2023/2225, Article 2(2)(g)' },
} as const satisfies Readonly<
  Record<string, { readonly isCredit: boolean; readonly source: string }>
>;
