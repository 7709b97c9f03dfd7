/**
 * Moves the focus from a button that removes its own list item to the button of a neighbouring item,
 * before the item is removed.
 */
export function focusNeighbour(list: Element | null, at: number): void {
  const buttons = list?.querySelectorAll('button') ?? [];
  (buttons[at + 1] ?? buttons[at - 1])?.focus();
}
