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

/** The keyboard of a phone, as `inputmode` or `type`, for what a field asks for. */
const keyboards = new Map([
  ['tel', 'tel'],
  ['email', 'email'],
  ['one-time-code', 'numeric'],
]);

/** The fields for which phones show another keyboard than for what browsers may fill in. */
export function fieldsWithOtherKeyboard(root: Document): readonly string[] {
  return [...root.querySelectorAll('input')]
    .filter(({ autocomplete, inputMode, type }) => {
      const keyboard = keyboards.get(autocomplete);
      return keyboard !== undefined && keyboard !== (inputMode || type);
    })
    .map(markupOf);
}
