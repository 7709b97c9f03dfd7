/**
 * Moves the focus from a button that takes its own item out of a list to the button of the item
 * beside it, before it goes.
 */
export function focusNeighbour(list: Element | null, at: number): void {
  const buttons = list?.querySelectorAll('button') ?? [];
  (buttons[at + 1] ?? buttons[at - 1])?.focus();
}
