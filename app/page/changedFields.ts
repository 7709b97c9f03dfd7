import { reportEvent } from '#features/shared/reportEvent.ts';
import { forgetValue } from '#framework/forgottenValue.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Repeats the changes of fields that happened before hydration: by the visitor, or by the browser, which restores the fields of a page to
 * which the visitor returns. React leaves such values in place, but overwrites them when it renders the field again.
 */
export function changedFields(
  root: ParentNode,
  isOwn: (element: Element) => boolean,
): readonly (() => void)[] {
  const fields = root.querySelectorAll<Field>('input,select,textarea');
  return [...fields].filter((field) => isOwn(field) && isChanged(field)).flatMap(repeatsOf);
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

/** The events that the field missed: focus, change and, if it no longer has the focus, blur, which makes some fields apply their value. */
function repeatsOf(field: Field): readonly (() => void)[] {
  const { value } = field;
  const isChecked = isChoice(field) && field.checked;
  return [
    () => reportEvent(field, 'focusin'),
    () => {
      if (isChoice(field)) {
        field.checked = !isChecked;
        field.click();
      } else enter(field, value);
    },
    () => field !== document.activeElement && reportEvent(field, 'focusout'),
  ];
}

function enter(field: Field, value: string): void {
  // Otherwise the caret would move.
  if (field.value !== value) field.value = value;
  forgetValue(field);
  reportEvent(field, 'input');
  reportEvent(field, 'change');
}

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}
