/** The open group of the menu, and what opened it. */
export type OpenGroupState =
  | { readonly kind: 'none' }
  | { readonly kind: 'open'; readonly index: number; readonly by: 'hover' | 'press' };

/** What happened to the menu. */
export type OpenGroupFact =
  | { readonly type: 'hovered'; readonly index: number }
  | { readonly type: 'toggled'; readonly index: number; readonly open: boolean }
  /** The entry of an already open group was pressed. */
  | { readonly type: 'held'; readonly index: number }
  /** Escape, a press outside, loss of focus, or the pointer has been outside for long enough. */
  | { readonly type: 'left' };

export const initialOpenGroup: OpenGroupState = { kind: 'none' };

/** Only one group is open at a time. Pressing a group opened by hovering keeps it open. */
export function openGroupReducer(group: OpenGroupState, fact: OpenGroupFact): OpenGroupState {
  switch (fact.type) {
    case 'hovered':
      return isOpenGroup(group, fact.index)
        ? group
        : { kind: 'open', index: fact.index, by: 'hover' };
    case 'held':
      return { kind: 'open', index: fact.index, by: 'press' };
    case 'toggled':
      return toggled(group, fact);
    case 'left':
      return initialOpenGroup;
  }
}

/** The browser reports every change, including those made by setting the state. */
function toggled(
  group: OpenGroupState,
  { index, open }: Extract<OpenGroupFact, { readonly type: 'toggled' }>,
): OpenGroupState {
  if (open === isOpenGroup(group, index)) return group;
  return open ? { kind: 'open', index, by: 'press' } : initialOpenGroup;
}

/** Whether this group is open. */
export function isOpenGroup(group: OpenGroupState, index: number): boolean {
  return group.kind === 'open' && group.index === index;
}
