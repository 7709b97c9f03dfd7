/**
 * Moves the focus from a button that removes its own item of a list to the same button of a
 * neighbouring item, before the item is removed. It is the last button of each item.
 */
export function focusNeighbour(list: Element | null, at: number): void {
  const items = [...(list?.children ?? [])];
  const buttons = items.flatMap((item) => [...item.querySelectorAll('button')].at(-1) ?? []);
  (buttons[at + 1] ?? buttons[at - 1])?.focus();
}
