import { useId, useRef, useState } from 'react';
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
  const [state, setState] = useState<'closed' | 'open' | 'openByKey'>('closed');
  const [hasOpened, setOpened] = useState(false);
  const isOpen = state !== 'closed';
  const open = (how: 'open' | 'openByKey') => {
    setOpened(true);
    setState(how);
  };
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
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          open('openByKey');
        }}
        onClick={({ detail }) => {
          if (isOpen) setState('closed');
          // A click by a key has no detail.
          else open(detail === 0 ? 'openByKey' : 'open');
        }}
      >
        <span className={css.menuSign} />
      </button>
      {hasOpened && (
        <MenuPanel
          actions={actions}
          align="end"
          button={button}
          labelId={id}
          open={isOpen}
          startsAtFirst={state === 'openByKey'}
          onStart={() => setState('open')}
          onClose={() => setState('closed')}
        />
      )}
    </>
  );
}

/** The button of the menu of a page in a part of the document. */
export function pageMenuIn(part: Element | null, itemId: string): Element | undefined {
  const buttons = part?.querySelectorAll('[data-page-menu]') ?? [];
  return [...buttons].find((button) => button.getAttribute('data-page-menu') === itemId);
}
