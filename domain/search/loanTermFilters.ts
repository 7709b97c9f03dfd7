import type { OwnDownPayment, OwnTerms } from '../finance/ownTerms.ts';
import type { FacetRequest } from './facet.ts';
import type { Filters } from './filters.ts';
import { valuesOf } from './filterValues.ts';

/*
 * A visitor's own terms among the filters: `downPayment`, an amount or a percentage of the price (`50000`, `20%`), and
 * `loanMonths`. They exclude nothing, but change what the monthly costs of loans are.
 */

/** The terms, and the filter of monthly costs that they apply to. */
export const loanNames = ['loan', 'downPayment', 'loanMonths'] as const;

/** No price is higher. */
const maxAmount = 1_000_000_000;
/** A century. */
const maxMonths = 1200;

/** The values of a term in an address in their canonical form; none if they can't be read. */
export function boundTerm(name: string, [value = '']: readonly string[]): readonly string[] {
  if (name === 'downPayment') {
    const read = readTermDownPayment(value);
    return read ? [writeDownPayment(read)] : [];
  }
  const months = readMonths(value);
  return months === undefined ? [] : [String(months)];
}

/** Reads a down payment as addresses have it: `50000`, `12.5%`. */
export function readTermDownPayment(value: string): OwnDownPayment | undefined {
  const [, share, amount] = /^(?:(\d{1,3}(?:\.\d{1,2})?)%|(\d+))$/.exec(value) ?? [];
  if (Number(share) <= 100) return { kind: 'share', percentage: Number(share) };
  return Number(amount) <= maxAmount ? { kind: 'amount', amount: Number(amount) } : undefined;
}

/** A down payment as addresses have it. */
export function writeDownPayment(downPayment: OwnDownPayment): string {
  return downPayment.kind === 'amount' ? `${downPayment.amount}` : `${downPayment.percentage}%`;
}

function readMonths(text: string): number | undefined {
  const months = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return months >= 1 && months <= maxMonths ? months : undefined;
}

/** The visitor's own terms; undefined without any. */
export function ownTermsIn(filters: Filters): OwnTerms | undefined {
  const [months] = valuesOf(filters, 'loanMonths').map(Number);
  const [downPayment] = valuesOf(filters, 'downPayment').map(readTermDownPayment);
  return months === undefined && downPayment === undefined ? undefined : { months, downPayment };
}

/** What may be asked about loans. */
interface AboutLoans {
  readonly facets?: readonly FacetRequest[] | undefined;
  readonly filters?: Filters | undefined;
  readonly sortName?: string | undefined;
}

/** A search without the costs of loans, for sites where only a lender's quote says what a loan costs. */
export function withoutLoans<Search extends AboutLoans>(search: Search): Search {
  const { facets, filters, sortName } = search;
  return {
    ...search,
    ...(facets && { facets: facets.filter(({ name }) => !isLoanName(name)) }),
    ...(filters && {
      filters: Object.fromEntries(Object.entries(filters).filter(([name]) => !isLoanName(name))),
    }),
    ...(sortName === loanSort && { sortName: undefined }),
  };
}

/** The sort order by the monthly costs of loans. */
export const loanSort = 'loan-asc';

/** Whether a filter is about the monthly costs of loans. */
export function isLoanName(name: string): boolean {
  return loanNames.some((each) => each === name);
}
