import type { Dictionary } from '#domain/content/dictionary.ts';
import { pickTexts } from '#domain/content/pickTexts.ts';
import { loanSubject } from '#domain/content/texts/loan.ts';

/** The texts of the loan calculator. */
export type LoanTexts = Pick<Dictionary, (typeof loanKeys)[number]>;

const loanKeys = [...loanSubject.keys, 'carPerMonth', 'numberUnreadable'] as const;

export function loanTexts(dictionary: Dictionary): LoanTexts {
  return pickTexts(dictionary, loanKeys);
}
