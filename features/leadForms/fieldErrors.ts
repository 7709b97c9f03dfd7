import type { LeadFormState } from '#domain/leads/leadFormState.ts';
import { type EntryProblem, problemOf, wrongValue } from '#features/shared/leadFieldErrors.ts';
import type { SharedTexts } from './leadFormTexts.ts';

/** The texts around a field. */
export interface FieldTexts {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly errorUrgency: 'static';
}

/** The id of a field, the link target of the error summary. */
function fieldId(field: string): string {
  return `lead-field-${field}`;
}

interface FieldWords<Field> {
  readonly labelOf: (field: Field) => string;
  /** What to do about the field if it is invalid. */
  readonly adviceOf: (field: Field, problem: EntryProblem) => string;
}

/** What each field of a form shows, and the entries of its error summary. The marks of fields stay until one changes. */
export function describeFields<Field extends string>(
  state: LeadFormState<Field>,
  texts: SharedTexts,
  { labelOf, adviceOf }: FieldWords<Field>,
) {
  const last = state.kind === 'filling' && state.last.kind === 'invalid' ? state.last : undefined;
  const errorOf = (field: Field): string | undefined => {
    if (!last?.fields.includes(field)) return undefined;
    const problem = problemOf(last, field);
    const advice = adviceOf(field, problem);
    return problem === 'missing' ? advice : wrongValue(advice, texts);
  };
  return {
    of: (field: Field): FieldTexts => ({
      id: fieldId(field),
      label: labelOf(field),
      error: last?.isMarked ? errorOf(field) : undefined,
      errorUrgency: 'static',
    }),
    errors: (last?.fields ?? []).map((field) => ({
      fieldId: fieldId(field),
      message: `${labelOf(field)}: ${errorOf(field)}`,
    })),
  };
}
