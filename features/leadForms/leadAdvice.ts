import { adviceOn, type EntryProblem } from '#features/shared/leadFieldErrors.ts';
import type { CustomerField, SharedTexts } from './leadFormTexts.ts';

/** The fields of both forms that are checked alike, and those for any text. */
type CheckedField = CustomerField | 'registrationNumber' | 'mileage' | 'other' | 'description';

/** What to do about an invalid field. */
export function leadAdvice(field: CheckedField, problem: EntryProblem, texts: SharedTexts): string {
  switch (field) {
    case 'registrationNumber':
      return problem === 'missing' ? texts.leadRegnoMissing : texts.leadRegnoInvalid;
    case 'mileage':
      return problem === 'missing' ? texts.leadMilageMissing : texts.leadMilageInvalid;
    case 'customerName':
      return adviceOn('name', problem, texts);
    case 'customerPhone':
      return adviceOn('phone', problem, texts);
    case 'customerEmail':
      return adviceOn('email', problem, texts);
    case 'other':
    case 'description':
      return adviceOn('message', problem, texts);
  }
}
