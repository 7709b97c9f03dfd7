/** The open group of the menu, and what opened it. */
export type OpenGroup =
  | { readonly state: 'none' }
  | { readonly state: 'open'; readonly index: number; readonly by: 'hover' | 'press' };

/** What happened to the menu. */
export type MenuFact =
  | { readonly kind: 'hovered'; readonly index: number }
  | { readonly kind: 'toggled'; readonly index: number; readonly open: boolean }
  /** The entry of an already open group was pressed. */
  | { readonly kind: 'held'; readonly index: number }
  /** Escape, a press outside, loss of focus, or the pointer has been outside for long enough. */
  | { readonly kind: 'left' };

export const nothingOpen: OpenGroup = { state: 'none' };

/** Only one group is open at a time. Pressing a group opened by hovering keeps it open. */
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

/** The browser reports every change, including those made by setting the state. */
function toggled(
  group: OpenGroup,
  { index, open }: Extract<MenuFact, { readonly kind: 'toggled' }>,
): OpenGroup {
  if (open === isOpen(group, index)) return group;
  return open ? { state: 'open', index, by: 'press' } : nothingOpen;
}

/** Whether this group is open. */
export function isOpen(group: OpenGroup, index: number): boolean {
  return group.state === 'open' && group.index === index;
}
