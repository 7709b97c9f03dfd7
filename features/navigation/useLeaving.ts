import { type Dispatch, type RefObject, useEffect } from 'react';
import type { MenuFact, OpenGroup } from '#domain/navigation/openGroup.ts';
import { isRow } from './menuRow.ts';

/**
 * Closes the open group on Escape, on a press elsewhere, and with the panel that contains the menu.
 * Escape returns the focus to the group's entry; in the panel, which it closes as well, the focus
 * goes to the panel's button.
 */
export function useLeaving(
  menu: RefObject<HTMLElement | null>,
  group: OpenGroup,
  dispatch: Dispatch<MenuFact>,
): void {
  useEffect(() => {
    if (group.state === 'none') return;
    const panel = menu.current?.closest<HTMLElement>('[popover]');
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !isRow()) return;
      const open = menu.current?.querySelector<HTMLElement>('details[open] > summary');
      if (menu.current?.contains(document.activeElement)) open?.focus();
      dispatch({ kind: 'left' });
    };
    const pressElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) dispatch({ kind: 'left' });
    };
    const closeWithPanel = ({ newState }: ToggleEvent) => {
      if (newState === 'closed') dispatch({ kind: 'left' });
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', pressElsewhere);
    panel?.addEventListener('toggle', closeWithPanel);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', pressElsewhere);
      panel?.removeEventListener('toggle', closeWithPanel);
    };
  }, [menu, group, dispatch]);
}
