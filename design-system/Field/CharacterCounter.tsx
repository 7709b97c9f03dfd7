import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { fillText } from '#domain/fillText.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { counter } from './Field.css.ts';
import type { FieldCounter } from './FieldCounter.ts';

export interface CharacterCounterProps extends FieldCounter {
  /** The control whose characters are counted. */
  readonly controlId: string;
  /** The id of the count, referenced by the control. */
  readonly id: string;
}

/** The pause in typing, in ms, after which the count is announced. */
const pause = 1000;

/** Updates the visible count on every keystroke, but announces it only when the visitor pauses. */
export function CharacterCounter({ controlId, id, max, announcement }: CharacterCounterProps) {
  const count = useCharacterCount(controlId);
  const settled = useSettled(count);
  const spoken = fillText(announcement, { count: String(settled), max: String(max) });
  return (
    <div className={counter} data-state={count >= max ? 'full' : undefined}>
      <span aria-hidden="true">{`${count}/${max}`}</span>
      <span aria-live="polite" className={hidden} id={id}>
        {spoken}
      </span>
    </div>
  );
}

/**
 * Reads the value from the DOM, so that it works for controlled, uncontrolled and server-rendered
 * controls.
 */
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
