import type { ContactField } from '#domain/leads/carContact.ts';
import {
  adviceOn,
  type EntryProblem,
  problemOf,
  wrongValue,
} from '#features/shared/leadFieldErrors.ts';
import type { ContactState } from './ContactFormProps.ts';
import type { ContactTexts } from './contactTexts.ts';

/** What the form shows at each invalid field. */
export function contactErrors(
  state: ContactState,
  texts: ContactTexts,
): Readonly<Partial<Record<ContactField, string>>> {
  if (state.kind !== 'filling') return {};
  const { last } = state;
  if (last.kind !== 'invalid' || !last.isMarked) return {};
  return Object.fromEntries(
    last.fields.map((field) => [field, contactError(field, problemOf(last, field), texts)]),
  );
}

/** What is wrong with an invalid field, also with an empty one, and what to do about it. */
export function contactError(
  field: ContactField,
  problem: EntryProblem,
  texts: ContactTexts,
): string {
  const advice = field === 'seller' ? texts.contactSellerMissing : adviceOn(field, problem, texts);
  return wrongValue(advice, texts);
}
