import { moveFocus } from '#design-system/focus/focus.ts';

/** A field with the focus, and the place of its caret. */
export interface FocusedField {
  readonly name: string;
  readonly caret: readonly [start: number | null, end: number | null];
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The field of a form that has the focus, if one has. */
export function focusedField(form: HTMLFormElement): FocusedField | undefined {
  const { activeElement: field } = document;
  if (!field || !form.contains(field)) return undefined;
  const name = field.getAttribute('name') ?? '';
  return { name, caret: isText(field) ? [field.selectionStart, field.selectionEnd] : [null, null] };
}

/** Moves the focus to the field with the same name, without scrolling. */
export function focusField(place: HTMLElement, { name, caret: [start, end] }: FocusedField): void {
  const field = place.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  moveFocus(field, 'still');
  // Some types of inputs have no caret that scripts may read.
  if (field && isText(field) && start !== null) field.setSelectionRange(start, end);
}

function isText(field: Element): field is TextField {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}
