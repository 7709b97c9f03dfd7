/** The last button of each item, which removes it. */
export function lastButtons(list: Element | null): readonly Element[] {
  const items = [...(list?.children ?? [])];
  return items.flatMap((item) => [...item.querySelectorAll('button')].at(-1) ?? []);
}
