import type { Result } from '../result.ts';
import { type FillFailure, fillForm } from './fillForm.ts';
import type { Lead } from './lead.ts';
import { sellCarForm } from './leadForm.ts';

/** The fields of the form for selling a car, in its order. */
export const sellCarFields = [
  'registrationNumber',
  'mileage',
  'selectedOption',
  'customerName',
  'customerPhone',
  'customerEmail',
  'other',
] as const;

export type SellCarField = (typeof sellCarFields)[number];

/** What the visitor entered. */
export type SellCarFilling = Readonly<Record<SellCarField, string>>;

/** The lead of the form, or what is wrong with it. */
export function sellCarLead(
  siteName: string,
  values: SellCarFilling,
  formSubmissionId: string,
): Result<Lead, FillFailure<SellCarField>> {
  const fields = sellCarFields;
  return fillForm({ form: sellCarForm, siteName, fields, values, formSubmissionId });
}
