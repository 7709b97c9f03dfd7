import type { Dictionary } from '#domain/content/dictionary.ts';
import type { leadFormsSubject } from '#domain/content/texts/leadForms.ts';
import { fillText } from '#domain/fillText.ts';
import { leadLimits } from '#domain/leads/lead.ts';
import type { LastAttempt } from '#domain/leads/leadFormState.ts';

/** What is wrong with a field: nothing is entered, or a value that isn't allowed. */
export type EntryProblem = 'missing' | 'wrong';

/** What all lead forms ask the visitor. */
export type CommonLeadField = 'name' | 'phone' | 'email' | 'message';

type LeadFieldTexts = Pick<Dictionary, (typeof leadFormsSubject.keys)[number]>;

/** What is wrong with an invalid field of an attempt. */
export function problemOf<Field extends string>(
  { missing }: Extract<LastAttempt<Field>, { readonly kind: 'invalid' }>,
  field: Field,
): EntryProblem {
  return missing.includes(field) ? 'missing' : 'wrong';
}

/** What to do about an invalid field. Anything may be written in a name or a message, so it is too long if it is wrong. */
export function adviceOn(
  field: CommonLeadField,
  problem: EntryProblem,
  texts: LeadFieldTexts,
): string {
  const isMissing = problem === 'missing';
  switch (field) {
    case 'name':
      return isMissing ? texts.contactNameMissing : tooLong(leadLimits.name, texts);
    case 'phone':
      return isMissing ? texts.contactPhoneMissing : texts.contactPhoneInvalid;
    case 'email':
      return isMissing ? texts.contactEmailMissing : texts.contactEmailInvalid;
    case 'message':
      return tooLong(leadLimits.message, texts);
  }
}

function tooLong(max: number, texts: LeadFieldTexts): string {
  return fillText(texts.contactTooLong, { max: String(max) });
}

/** The error of a wrong value, and what to do about it. */
export function wrongValue(advice: string, texts: LeadFieldTexts): string {
  return `${texts.contactInvalid}. ${advice}`;
}
