import { leadName } from '#domain/leads/leadNames.ts';
import { readTexts } from '#features/shared/readTexts.ts';

/** The texts in the fields of a lead form, whose elements are named as in leads. */
export function readLeadTexts<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
): Readonly<Record<Field, string>> {
  return readTexts(form, fields, leadName);
}
