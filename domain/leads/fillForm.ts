import { fail, type Result } from '../result.ts';
import type { Lead, LeadValues } from './lead.ts';
import { type LeadForm, leadFormName } from './leadForm.ts';
import { leadName } from './leadNames.ts';
import { parseLead } from './parseLead.ts';
import type { RequestDates } from './requestDates.ts';

/** The fields to correct, in the order of the form. */
export interface InvalidFields<Field extends string> {
  readonly kind: 'invalid';
  readonly fields: readonly [Field, ...Field[]];
}

/** The form can't be sent, whatever the visitor enters. */
export interface Unsendable {
  readonly kind: 'unsendable';
  /** The line for the log; without personal data. */
  readonly reason: string;
}

/** Why a filled form is no lead. */
export type FillFailure<Field extends string> = InvalidFields<Field> | Unsendable;

/** A form with what it contains. */
interface FilledForm<Field extends string> {
  readonly form: LeadForm;
  /** The site's name on the content platform. */
  readonly siteName: string;
  /** The fields that visitors see, in the order of the form. */
  readonly fields: readonly Field[];
  /** What they contain, by the names in code. */
  readonly values: LeadValues;
  readonly formSubmissionId: string;
  /** The days that can be requested, if the form has a date. */
  readonly dates?: RequestDates | undefined;
  /** Whether a field is invalid for a reason that only this form knows. */
  readonly isWrong?: ((field: Field) => boolean) | undefined;
}

/** The lead of a filled form, or what is wrong with it. The server checks leads by the same rules. */
export function fillForm<Field extends string>(
  filled: FilledForm<Field>,
): Result<Lead, FillFailure<Field>> {
  const { form, siteName, fields, formSubmissionId, isWrong } = filled;
  const values = named(filled.values);
  const formName = leadFormName(siteName, form);
  const lead = parseLead({ formName, formSubmissionId, values }, siteName, filled.dates);
  const refused: readonly string[] = lead.ok ? [] : lead.failure.fields;
  const wrong = fields.filter((field) => refused.includes(leadName(field)) || isWrong?.(field));
  const [first, ...others] = wrong;
  if (first) return fail({ kind: 'invalid', fields: [first, ...others] });
  if (lead.ok) return lead;
  const reason = `FORM_SUBMISSION_FAILED: the page provides an invalid ${refused.join(', ')}`;
  return fail({ kind: 'unsendable', reason });
}

/** The values by their names in leads. */
function named(values: LeadValues): LeadValues {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [leadName(field), value]),
  );
}
