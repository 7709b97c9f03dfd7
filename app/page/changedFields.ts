import { forgetValue } from '#framework/forgottenValue.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Repeats of the changes of fields that came before hydration: by the visitor, or by the browser, which restores what was
 * entered when the visitor comes back. React leaves them as they are, and forgets them when it renders the field again.
 */
export function changedFields(): readonly (() => void)[] {
  const fields = document.querySelectorAll<Field>('input,select,textarea');
  return [...fields].filter(isChanged).flatMap(repeatsOf);
}

/** Whether a field differs from its HTML. Of radio buttons, the chosen one does. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const served = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(served, 0);
  }
  const { type, value, defaultValue } = field;
  if (isChoice(field)) {
    return field.checked !== field.defaultChecked && (field.checked || type === 'checkbox');
  }
  // Browsers move the value of the HTML to the nearest step.
  if (type === 'range') return 2 * Math.abs(Number(value) - Number(defaultValue)) > stepOf(field);
  return value !== defaultValue;
}

function stepOf(field: Element): number {
  return Number(field.getAttribute('step') ?? 1);
}

/** The visitor has come to the field, changed it, and maybe left it, by which some fields are applied. */
function repeatsOf(field: Field): readonly (() => void)[] {
  const { value } = field;
  const isChecked = isChoice(field) && field.checked;
  return [
    () => report(field, 'focusin'),
    () => {
      if (isChoice(field)) {
        field.checked = !isChecked;
        field.click();
      } else enter(field, value);
    },
    () => field !== document.activeElement && report(field, 'focusout'),
  ];
}

function enter(field: Field, value: string): void {
  // Otherwise the caret would move.
  if (field.value !== value) field.value = value;
  forgetValue(field);
  report(field, 'input');
  report(field, 'change');
}

function report(field: Field, type: 'focusin' | 'input' | 'change' | 'focusout'): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}
