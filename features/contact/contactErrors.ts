import { fillText } from '#domain/fillText.ts';
import type { ContactField } from '#domain/leads/carContact.ts';
import { leadLimits } from '#domain/leads/lead.ts';
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
  return Object.fromEntries(last.fields.map((field) => [field, contactError(field, texts)]));
}

/** What is wrong with an invalid field. Anything may be written in a message, so it is too long. */
export function contactError(field: ContactField, texts: ContactTexts): string {
  if (field !== 'message') return texts.contactInvalid;
  return fillText(texts.contactTooLong, { max: String(leadLimits.message) });
}
