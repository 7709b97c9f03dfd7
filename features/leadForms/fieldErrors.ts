import { fillText } from '#domain/fillText.ts';
import { leadLimits } from '#domain/leads/lead.ts';
import type { LeadFormState } from '#domain/leads/leadFormState.ts';
import type { SharedTexts } from './leadFormTexts.ts';

/** The id of a field, the link target of the error summary. */
function fieldId(field: string): string {
  return `lead-field-${field}`;
}

/** The fields that were invalid at the last attempt. */
function invalidFields<Field extends string>(state: LeadFormState<Field>): readonly Field[] {
  return state.kind === 'filling' && state.last.kind === 'invalid' ? state.last.fields : [];
}

/** Whether the invalid fields are marked: until one changes. */
function isMarked(state: LeadFormState<string>): boolean {
  return state.kind === 'filling' && state.last.kind === 'invalid' && state.last.isMarked;
}

interface FieldWords<Field> {
  readonly labelOf: (field: Field) => string;
  /** What is wrong with the field if it is invalid. */
  readonly errorOf: (field: Field) => string;
}

/** What each field of a form shows, and the entries of its error summary. */
export function describeFields<Field extends string>(
  state: LeadFormState<Field>,
  { labelOf, errorOf }: FieldWords<Field>,
) {
  const invalid = invalidFields(state);
  const marked = isMarked(state) ? invalid : [];
  return {
    of: (field: Field) => ({
      id: fieldId(field),
      label: labelOf(field),
      error: marked.includes(field) ? errorOf(field) : undefined,
    }),
    errors: invalid.map((field) => ({
      fieldId: fieldId(field),
      message: `${labelOf(field)}: ${errorOf(field)}`,
    })),
  };
}

/** What is wrong with an invalid field. Anything may be written in a message, so it is too long. */
export function fieldError(field: string, texts: SharedTexts): string {
  if (field !== 'other' && field !== 'description') return texts.contactInvalid;
  return fillText(texts.contactTooLong, { max: String(leadLimits.message) });
}
