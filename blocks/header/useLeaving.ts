import { type Dispatch, type RefObject, useEffect } from 'react';
import type { MenuFact, OpenGroup } from '#domain/navigation/openGroup.ts';

/** Closes the open group on Escape, which takes the focus back to it, and on a press elsewhere. */
export function useLeaving(
  menu: RefObject<HTMLElement | null>,
  group: OpenGroup,
  tell: Dispatch<MenuFact>,
): void {
  useEffect(() => {
    if (group.state === 'none') return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const open = menu.current?.querySelector<HTMLElement>('details[open] > summary');
      if (menu.current?.contains(document.activeElement)) open?.focus();
      tell({ kind: 'left' });
    };
    const pressElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) tell({ kind: 'left' });
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', pressElsewhere);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', pressElsewhere);
    };
  }, [menu, group, tell]);
}
