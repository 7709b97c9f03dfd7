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
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { label, tabs, shown, onShow, children } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (tabs.findIndex(({ name }) => name === shown) + step + tabs.length) % tabs.length;
    if (tabs[next]) onShow(tabs[next].name);
    moveFocus(list.current?.children[next]);
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={css.list}>
        {tabs.map(({ name, label: text }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-controls={`${id}-panel`}
            aria-selected={name === shown}
            className={css.tab}
            tabIndex={name === shown ? 0 : -1}
            onClick={() => onShow(name)}
            onKeyDown={onKeyDown}
          >
            {text}
          </button>
        ))}
      </div>
      <TabPanel id={`${id}-panel`} tabId={`${id}-${shown}`}>
        {children}
      </TabPanel>
    </>
  );
}

interface TabPanelProps {
  readonly id: string;
  readonly tabId: string;
  readonly children: ReactNode;
}

function TabPanel({ id, tabId, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={id} aria-labelledby={tabId} className={css.panel}>
      {children}
    </div>
  );
}
