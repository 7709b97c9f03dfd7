import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import * as css from './FinanceTabs.css.ts';
import { tabAfterKey } from './tabAfterKey.ts';

/** A way to pay. */
export interface FinanceTab {
  readonly label: string;
  readonly content: ReactNode;
}

export interface FinanceTabsProps {
  /** The accessible name of the tabs. */
  readonly label: string;
  readonly tabs: readonly FinanceTab[];
}

/**
 * Tabs that follow the ARIA pattern: arrow keys move the selection. Without script all panels are
 * shown, one below the other, each with its title.
 */
export function FinanceTabs({ label, tabs }: FinanceTabsProps) {
  const id = useId();
  const [chosen, choose] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const moveFocus = (event: KeyboardEvent) => {
    const next = tabAfterKey(event.key, chosen, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className={css.tabs}>
      <div ref={list} className={css.list} role="tablist" aria-label={label} onKeyDown={moveFocus}>
        {tabs.map((tab, at) => (
          <button
            key={tab.label}
            className={css.tab}
            type="button"
            role="tab"
            id={`${id}-tab-${at}`}
            aria-controls={`${id}-panel-${at}`}
            aria-selected={at === chosen}
            tabIndex={at === chosen ? 0 : -1}
            onClick={() => choose(at)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, at) => (
        <div
          key={tab.label}
          className={css.panel}
          role="tabpanel"
          id={`${id}-panel-${at}`}
          aria-labelledby={`${id}-tab-${at}`}
          data-state={at === chosen ? 'active' : 'inactive'}
        >
          <p className={css.title}>{tab.label}</p>
          {tab.content}
        </div>
      ))}
    </div>
  );
}
