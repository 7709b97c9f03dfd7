import { type Dispatch, type RefObject, useEffect } from 'react';
import { moveFocus } from '#design-system/focus/focus.ts';
import type { OpenGroupFact } from '#domain/navigation/openGroupState.ts';
import { isRow } from './menuRow.ts';

/**
 * Closes the open group on Escape, on a press elsewhere, and with the panel that contains the menu.
 * Escape returns the focus to the group's entry; in the panel, which it closes as well, the focus
 * goes to the panel's button.
 */
export function useLeaving(
  menu: RefObject<HTMLElement | null>,
  dispatch: Dispatch<OpenGroupFact>,
): void {
  useEffect(() => {
    const panel = menu.current?.closest<HTMLElement>('[popover]');
    const openGroups = () => [
      ...(menu.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []),
    ];
    const leave = () => {
      // The elements as well: browsers report later that a press has opened one.
      for (const group of openGroups()) group.open = false;
      dispatch({ type: 'left' });
    };
    const leaveOnEscape = ({ key }: KeyboardEvent) => {
      const [group] = openGroups();
      if (key !== 'Escape' || !group || !isRow()) return;
      if (menu.current?.contains(document.activeElement)) moveFocus(group.querySelector('summary'));
      leave();
    };
    const leaveOnPress = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) leave();
    };
    // Not `toggle`, of which browsers send one for a panel that is closed and opened again at once.
    const leaveWithPanel = ({ newState }: ToggleEvent) => {
      if (newState === 'closed') leave();
    };
    document.addEventListener('keydown', leaveOnEscape);
    document.addEventListener('pointerdown', leaveOnPress);
    panel?.addEventListener('beforetoggle', leaveWithPanel);
    return () => {
      document.removeEventListener('keydown', leaveOnEscape);
      document.removeEventListener('pointerdown', leaveOnPress);
      panel?.removeEventListener('beforetoggle', leaveWithPanel);
    };
  }, [menu, dispatch]);
}
