'use client';

import { type ComponentType, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { DropdownMenuProps } from './DropdownMenuProps.ts';
import type { MenuPanelProps } from './MenuPanel.tsx';

export type { DropdownMenuAction } from './DropdownMenuProps.ts';

/** Whether the menu is open, and while it opens by a key, that the first action gets the focus. */
type MenuState = 'closed' | 'open' | 'openByKey';

/**
 * A button that opens a menu of actions. Use links for navigation: an ARIA menu captures the arrow
 * keys and is announced as a menu of commands. The code of the menu is loaded when the button is
 * focused or touched; a press before that opens the menu when it is ready.
 */
export function DropdownMenu({ label, icon, variant = 'secondary', ...menu }: DropdownMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<MenuState>('closed');
  const { Panel, load } = useMenuPanel(() => setState('closed'));
  const open = (how: MenuState) => {
    load();
    setState(how);
  };
  const isOpen = state !== 'closed';
  return (
    <>
      <Button
        ref={button}
        id={id}
        variant={variant}
        leadingIcon={icon}
        trailingIcon="chevron-down"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={load}
        onFocus={load}
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
        {label}
      </Button>
      {Panel && (
        <Panel
          {...menu}
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

/** The menu's code, once it is loaded. The next intent to open the menu tries again. */
function useMenuPanel(onFailure: () => void) {
  const [Panel, setPanel] = useState<ComponentType<MenuPanelProps>>();
  const load = () => {
    import('./MenuPanel.tsx').then(({ MenuPanel }) => setPanel(() => MenuPanel), onFailure);
  };
  return { Panel, load };
}
