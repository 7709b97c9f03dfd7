import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { moveFocus } from '#design-system/focus/focus.ts';
import { tabAfterKey } from '#design-system/focus/tabAfterKey.ts';
import * as css from './FinanceTabs.css.ts';

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
  const chooseByKey = (event: KeyboardEvent) => {
    const next = tabAfterKey(event.key, chosen, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    moveFocus(list.current?.querySelectorAll('button')[next]);
  };
  return (
    <div className={css.tabs}>
      <div
        ref={list}
        className={css.list}
        role="tablist"
        aria-label={label}
        onKeyDown={chooseByKey}
      >
        {tabs.map((tab, at) => (
          <Tab
            key={tab.label}
            id={id}
            at={at}
            tab={tab}
            isChosen={at === chosen}
            onChoose={() => choose(at)}
          />
        ))}
      </div>
      {tabs.map((tab, at) => (
        <Panel key={tab.label} id={id} at={at} tab={tab} isChosen={at === chosen} />
      ))}
    </div>
  );
}

interface PanelProps {
  /** The id of the tabs. */
  readonly id: string;
  readonly at: number;
  readonly tab: FinanceTab;
  readonly isChosen: boolean;
}

function Panel({ id, at, tab, isChosen }: PanelProps) {
  return (
    <div
      className={css.panel}
      role="tabpanel"
      id={`${id}-panel-${at}`}
      aria-labelledby={`${id}-tab-${at}`}
      data-state={isChosen ? 'active' : 'inactive'}
    >
      <p className={css.title}>{tab.label}</p>
      {tab.content}
    </div>
  );
}

interface TabProps extends PanelProps {
  readonly onChoose: () => void;
}

function Tab({ id, at, tab, isChosen, onChoose }: TabProps) {
  return (
    <button
      className={css.tab}
      type="button"
      role="tab"
      id={`${id}-tab-${at}`}
      aria-controls={`${id}-panel-${at}`}
      aria-selected={isChosen}
      tabIndex={isChosen ? 0 : -1}
      onClick={onChoose}
    >
      {tab.label}
    </button>
  );
}
