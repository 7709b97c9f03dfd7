'use client';

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { counter } from './Field.css.ts';
import type { FieldCounter } from './Field.tsx';

interface CharacterCounterProps extends FieldCounter {
  /** The control whose characters are counted. */
  controlId: string;
  /** The id under which the count describes the control. */
  id: string;
}

/** How long, in ms, the visitor must pause before the count is said. */
const pause = 1000;

/** Shows the count at every stroke, and says it only when the visitor pauses. */
export function CharacterCounter({ controlId, id, max, announcement }: CharacterCounterProps) {
  const count = useCharacterCount(controlId);
  const settled = useSettled(count);
  const spoken = announcement.replace('{count}', String(settled)).replace('{max}', String(max));
  return (
    <div className={counter} data-state={count >= max ? 'full' : undefined}>
      <span aria-hidden="true">
        {count}/{max}
      </span>
      <span aria-live="polite" className={hidden} id={id}>
        {spoken}
      </span>
    </div>
  );
}

/** Reads the control itself, so that it may be controlled or not and drawn by the server. */
function useCharacterCount(controlId: string): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      const control = findControl(controlId);
      const afterReset = () => setTimeout(changed);
      const form = control?.form;
      control?.addEventListener('input', changed);
      form?.addEventListener('reset', afterReset);
      return () => {
        control?.removeEventListener('input', changed);
        form?.removeEventListener('reset', afterReset);
      };
    },
    [controlId],
  );
  return useSyncExternalStore(
    subscribe,
    () => findControl(controlId)?.value.length ?? 0,
    () => 0,
  );
}

function findControl(id: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const element = document.getElementById(id);
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isText ? element : undefined;
}

function useSettled(value: number): number {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
