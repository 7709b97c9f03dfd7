import { loanCost } from '#upstream/search/loanCost.ts';
import type { WireVehicle } from '#upstream/search/vehicleWire.ts';
import type { Country } from '../countries/country.ts';
import type { LoanTerms } from '../dealers/dealer.ts';
import type { LoanWords } from '../languages/language.ts';
import { type Figures, fill } from '../text.ts';

export type LoanOption = NonNullable<WireVehicle['car_loan_option']>;
type Duration = LoanOption['default_contract_duration'];

/** Lenders want a loan repaid before the car is this old. */
const oldestAtEnd = 15;
/** Only younger cars have a residual value at the end of a loan. */
const oldestWithResidual = 6;

/** The inputs of a loan. */
export interface LoanQuestion {
  readonly price: number;
  /** Years. */
  readonly age: number;
  readonly terms: LoanTerms;
  /** Percent a year. */
  readonly rate: number;
  /** Title and disclaimer of loans on vehicles other than cars. */
  readonly words?: Pick<LoanWords, 'title' | 'disclaimer'> | undefined;
}

/** The loan offered on a car; undefined if the car is too old for the shortest term. */
export function loanOption(
  question: LoanQuestion,
  { language }: Country,
  figures: Figures,
): LoanOption | undefined {
  const { price, terms, rate, words = language.loan } = question;
  const durations = durationsOf(question);
  const standard = durations.filter(({ months }) => months <= terms.standard).at(-1);
  if (standard === undefined) return undefined;
  const { startFee, invoiceFee } = terms;
  const option = {
    title: words.title,
    interest_rate: rate,
    interest_rate_text: figures.percent(rate),
    start_fee: startFee,
    start_fee_text: figures.money(startFee),
    invoice_fee: invoiceFee,
    invoice_fee_text: figures.money(invoiceFee),
    price,
    disclaimer: words.disclaimer,
    description: fill(language.loan.description, {
      months: String(standard.months),
      cash: String(terms.cash),
    }),
    contract_durations: durations,
    default_contract_duration: standard,
  };
  const monthly = loanCost({ car_loan_option: option });
  if (monthly === undefined) return undefined;
  return {
    ...option,
    default_monthly_cost: monthly,
    default_monthly_cost_text: fill(language.prices.monthly, { amount: figures.money(monthly) }),
  };
}

function durationsOf({ age, terms }: LoanQuestion): Duration[] {
  const { shortest, longest, cash } = terms;
  return Array.from({ length: (longest - shortest) / 12 + 1 }, (_, n) => shortest + n * 12)
    .filter((months) => age + months / 12 <= oldestAtEnd)
    .map((months) => {
      const residual = residualOf(months, age, terms);
      return {
        months,
        residual_percentage: residual,
        cash_amount_min_percentage: cash,
        cash_amount_max_percentage: residual > 0 ? 100 - residual - 5 : 80,
      };
    });
}

/** The highest residual value of a loan in percent of the price, below the car's value by then. */
function residualOf(months: number, age: number, { hasResidual, standard }: LoanTerms): number {
  if (!hasResidual || months >= standard || age > oldestWithResidual) return 0;
  return Math.floor((85 * Math.exp((-0.2 * months) / 12)) / 5) * 5;
}
