import type { FieldDeclaration } from './fields.ts';

/** The allowed values of a field, and what editors read instead of them. */
type Choices = Pick<FieldDeclaration<unknown>, 'choices' | 'choiceWords'>;

/** What editors read for an allowed value of a field: its words, or else the value. */
export function choiceText({ choices = [], choiceWords = [] }: Choices, value: string): string {
  const at = choices.indexOf(value);
  return choiceWords[at] ?? value;
}

/** The same for several values with commas between them, such as the default of a list of names. */
export function choiceTexts(field: Choices, values: string): string {
  return values
    .split(', ')
    .map((value) => choiceText(field, value))
    .join(', ');
}
