import { fillText } from '#domain/fillText.ts';
import { leadLimits } from '#domain/leads/lead.ts';
import type { LeadFormState } from '#domain/leads/leadFormState.ts';
import type { SharedTexts } from './leadFormTexts.ts';

/** The id of a field, the link target of the error summary. */
export function fieldId(field: string): string {
  return `lead-field-${field}`;
}

/** The fields that were invalid at the last attempt. */
export function invalidFields<Field extends string>(state: LeadFormState<Field>): readonly Field[] {
  return state.kind === 'filling' && state.last.kind === 'invalid' ? state.last.fields : [];
}

/** Whether the invalid fields are marked: until one changes. */
export function isMarked(state: LeadFormState<string>): boolean {
  return state.kind === 'filling' && state.last.kind === 'invalid' && state.last.isMarked;
}

/** What is wrong with an invalid field. Anything may be written in a message, so it is too long. */
export function fieldError(field: string, texts: SharedTexts): string {
  if (field !== 'other' && field !== 'description') return texts.contactInvalid;
  return fillText(texts.contactTooLong, { max: String(leadLimits.message) });
}
