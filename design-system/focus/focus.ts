/** Whether the window scrolls to what takes the focus. */
export type FocusScroll = 'scroll' | 'still';

/** Moves the focus to an element, if there is one. An element that isn't a control needs `tabIndex={-1}`. */
export function moveFocus(
  target: Element | null | undefined,
  scroll: FocusScroll = 'scroll',
): void {
  if (target instanceof HTMLElement) target.focus({ preventScroll: scroll === 'still' });
}

/** Whether nothing has the focus. It is lost when the element that has it is removed, disabled or made inert. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body;
}

/** Moves the focus to an element only if nothing has it, so that it is never taken from where the visitor has moved it. */
export function moveLostFocus(target: Element | null | undefined, scroll?: FocusScroll): void {
  if (isFocusLost()) moveFocus(target, scroll);
}

/**
 * Moves the focus from the control of an item, which is about to be removed, to the control of the next item, or else of
 * the one before. Returns whether there is one.
 */
export function focusNeighbour(
  controls: readonly Element[],
  removed: Element,
  scroll?: FocusScroll,
): boolean {
  const at = controls.indexOf(removed);
  const neighbour = controls[at + 1] ?? controls[at - 1];
  moveFocus(neighbour, scroll);
  return neighbour !== undefined;
}

/**
 * Moves the focus out of a part that is about to disappear: to the first control after it, or else to the last one before.
 * It never moves it to a field, which would open a phone's keyboard.
 */
export function focusBeyond(part: Element): void {
  const controls = Array.from(document.querySelectorAll('a[href], button:enabled, summary'));
  const outside = controls.filter(
    (control) => !part.contains(control) && control.checkVisibility({ visibilityProperty: true }),
  );
  const after = outside.find((control) => isBefore(part, control));
  moveFocus(after ?? outside.at(-1), 'still');
}

function isBefore(one: Element, other: Element): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
