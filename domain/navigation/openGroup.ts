/** Which group of the menu is open, and how it came to be. */
export type OpenGroup =
  | { readonly state: 'none' }
  | { readonly state: 'open'; readonly index: number; readonly by: 'hover' | 'press' };

/** What happened to the menu. */
export type MenuFact =
  | { readonly kind: 'hovered'; readonly index: number }
  | { readonly kind: 'toggled'; readonly index: number; readonly open: boolean }
  /** A press on the entry of a group that was open already. */
  | { readonly kind: 'held'; readonly index: number }
  /** Escape, a press elsewhere, the focus gone, or the pointer gone for long enough. */
  | { readonly kind: 'left' };

export const nothingOpen: OpenGroup = { state: 'none' };

/** One group is open at a time. A press on what the pointer had opened keeps it open. */
export function openGroupReducer(group: OpenGroup, fact: MenuFact): OpenGroup {
  switch (fact.kind) {
    case 'hovered':
      return isOpen(group, fact.index) ? group : { state: 'open', index: fact.index, by: 'hover' };
    case 'held':
      return { state: 'open', index: fact.index, by: 'press' };
    case 'toggled':
      return toggled(group, fact);
    case 'left':
      return nothingOpen;
  }
}

/** The browser tells of every change, also of those that were made by setting the state. */
function toggled(
  group: OpenGroup,
  { index, open }: Extract<MenuFact, { readonly kind: 'toggled' }>,
): OpenGroup {
  if (open === isOpen(group, index)) return group;
  return open ? { state: 'open', index, by: 'press' } : nothingOpen;
}

/** Whether it is this group that is open. */
export function isOpen(group: OpenGroup, index: number): boolean {
  return group.state === 'open' && group.index === index;
}
