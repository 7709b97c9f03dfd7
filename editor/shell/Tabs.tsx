import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { moveFocus } from '#design-system/focus/focus.ts';
import * as css from './Tabs.css.ts';

/** A panel and its tab. */
export interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: string;
}

interface TabsProps<Name extends string> {
  /** The accessible name of the list of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly shown: Name;
  readonly onShow: (name: Name) => void;
  /** The panel that is shown. */
  readonly children: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Panels that share one place. The arrow keys move between the tabs. */
export function Tabs<Name extends string>({
  label,
  tabs,
  shown,
  onShow,
  children,
}: TabsProps<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ name }) => name === shown);
    const next = (at + step + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (tab) onShow(tab.name);
    moveFocus(list.current?.children[next]);
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={css.list}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            aria-controls={`${id}-panel`}
            aria-selected={tab.name === shown}
            className={css.tab}
            tabIndex={tab.name === shown ? 0 : -1}
            onClick={() => onShow(tab.name)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown}`}
        className={css.panel}
      >
        {children}
      </div>
    </>
  );
}
