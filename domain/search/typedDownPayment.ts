import type { OwnDownPayment } from '../finance/ownTerms.ts';
import { readTermDownPayment } from './loanTermFilters.ts';

/** Reads a down payment as people write it: `20 %`, `12,5%`, `50 000 kr`, `£5,000`. */
export function readDownPayment(typed: string): OwnDownPayment | undefined {
  const text = typed.replaceAll(/\s/g, '');
  if (text.endsWith('%')) return readTermDownPayment(text.replace(',', '.'));
  const [, digits = ''] =
    /^\p{Sc}?(\d{1,3}(?:[.,'’]\d{3})+|\d+)(?:[:,]-|\p{Sc}|\p{L}*)$/u.exec(text) ?? [];
  return readTermDownPayment(digits.replaceAll(/\D/g, ''));
}
