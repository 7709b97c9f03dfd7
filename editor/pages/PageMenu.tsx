import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import type { DropdownMenuAction } from '#design-system/DropdownMenu/DropdownMenu.tsx';
import { MenuPanel } from '#design-system/DropdownMenu/MenuPanel.tsx';
import * as css from './PageTree.css.ts';

interface PageMenuProps {
  readonly itemId: string;
  /** The page, as editors call it. */
  readonly title: string;
  /** Its address, because several pages may have one title. */
  readonly route: string;
  readonly actions: readonly DropdownMenuAction[];
}

/** What can be done with a page: the menu of the design system, at a button that leaves room for the title in the narrow tree. */
export function PageMenu({ itemId, title, route, actions }: PageMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, hasOpened, panel, onKeyDown, onClick } = useMenu();
  return (
    <>
      <button
        ref={button}
        id={id}
        type="button"
        data-page-menu={itemId}
        className={css.menuButton}
        aria-label={`Actions for ${title}`}
        aria-description={route}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <span className={css.menuSign} />
      </button>
      {hasOpened && (
        <MenuPanel {...panel} actions={actions} align="end" button={button} labelId={id} />
      )}
    </>
  );
}

/** Whether the menu is open, and how it is opened. Its code is in the page from the first time on. */
function useMenu() {
  const [state, setState] = useState<'closed' | 'open' | 'openByKey'>('closed');
  const [hasOpened, setOpened] = useState(false);
  const isOpen = state !== 'closed';
  const close = () => setState('closed');
  const open = (how: 'open' | 'openByKey') => {
    setOpened(true);
    setState(how);
  };
  return {
    isOpen,
    hasOpened,
    panel: {
      open: isOpen,
      startsAtFirst: state === 'openByKey',
      onStart: () => setState('open'),
      onClose: close,
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      open('openByKey');
    },
    onClick: ({ detail }: MouseEvent) => {
      if (isOpen) close();
      // A click by a key has no detail.
      else open(detail === 0 ? 'openByKey' : 'open');
    },
  };
}

/** The button of the menu of a page in a part of the document. */
export function pageMenuIn(part: Element | null, itemId: string): Element | undefined {
  const buttons = part?.querySelectorAll('[data-page-menu]') ?? [];
  return [...buttons].find((button) => button.getAttribute('data-page-menu') === itemId);
}
