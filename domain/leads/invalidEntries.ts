import { cleanLine } from '../cleanText.ts';

/** What is entered in the fields of a form. */
export type Entered<Field extends string> = Readonly<Record<Field, unknown>>;

/** The fields that a filling can't be sent with, in the order of the form. */
export interface InvalidEntries<Field extends string> {
  readonly fields: readonly Field[];
  /** Those of them in which nothing is entered. */
  readonly missing: readonly Field[];
}

/** Tells invalid fields in which nothing is entered, apart from spaces, from those with a wrong value. */
export function invalidEntries<Field extends string>(
  entered: Entered<Field>,
  fields: readonly Field[],
): InvalidEntries<Field> {
  return { fields, missing: fields.filter((field) => isBlank(entered[field])) };
}

/** Whether a text is empty, or a box isn't ticked. */
function isBlank(value: unknown): boolean {
  return typeof value === 'string' ? cleanLine(value) === '' : value === false;
}
