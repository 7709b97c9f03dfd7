import { markupOf } from './markupOf.ts';

const texts = ['text', 'search', 'email', 'tel'].map((type) => `input[type="${type}"]`);
const fields = ['input:not([type])', ...texts].join();

/**
 * The text fields that don't say what browsers may fill in, which WCAG 1.3.5 asks for: their `autocomplete` is a purpose, or
 * `off`.
 */
export function fieldsWithoutPurpose(root: Document): readonly string[] {
  return [...root.querySelectorAll(fields)]
    .filter((field) => field.checkVisibility() && !field.hasAttribute('autocomplete'))
    .map(markupOf);
}
