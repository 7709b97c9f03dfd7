'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { reportEvent } from '#features/shared/reportEvent.ts';
import { changedFields } from './changedFields.ts';
import { earlyPresses } from './earlyPresses.ts';

type Repeat = () => void;

/**
 * Repeats what visitors did before hydration. All parts of a page are hydrated in one commit, because islands have
 * no boundaries of their own. React handles events from the commit on, and effects may run some milliseconds later.
 */
export function EarlyInput() {
  const kept = useRef<readonly Repeat[]>(undefined);
  useLayoutEffect(() => {
    kept.current ??= earlyInput();
  }, []);
  useEffect(() => {
    const repeats = kept.current ?? [];
    kept.current = [];
    // After the effects of all other components.
    queueMicrotask(() => repeatAll(repeats));
  }, []);
  return null;
}

/** React renders between two of them, as between two events: what the first one changes, the next one finds. */
async function repeatAll(repeats: readonly Repeat[]): Promise<void> {
  for (const repeat of repeats) {
    repeat();
    await undefined;
  }
}

/** Repeats of everything until now; none of a page that the browser rendered. */
function earlyInput(): readonly Repeat[] {
  const presses: unknown = Reflect.get(window, earlyPresses);
  Reflect.deleteProperty(window, earlyPresses);
  if (!(presses instanceof Map)) return [];
  const groups = [...document.querySelectorAll('details')];
  const { activeElement, body } = document;
  return [
    // Handlers compare what is open with what they know of.
    ...groups.map((group) => () => reportEvent(group, 'toggle')),
    // Without a focus, it is the body.
    ...(activeElement && activeElement !== body
      ? [() => reportEvent(activeElement, 'focusin')]
      : []),
    ...changedFields(),
    ...[...presses].map(
      ([element, event]) =>
        () =>
          press(element, event),
    ),
  ];
}

function press(element: unknown, event: unknown): void {
  if (!(element instanceof HTMLElement && event instanceof Event && element.isConnected)) return;
  if (element instanceof HTMLFormElement && event.type === 'submit') element.requestSubmit();
  else element.dispatchEvent(event);
}
