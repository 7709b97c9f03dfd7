import { richText } from '#domain/content/declare.ts';

/** The field for what helps visitors while they fill in a form. */
export function formAside() {
  return richText({
    name: 'Aside',
    help: 'What helps while filling in the form: what happens next, opening hours, a phone number. It is beside the form in wide windows, and below it in others.',
  });
}
