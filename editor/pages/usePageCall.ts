import { useState } from 'react';
import type { Authored, AuthoringFailure } from '../api/authoringFailure.ts';
import type { PagesControl } from './pagesControl.ts';

/** How a change of pages goes. */
export type PageCall =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed'; readonly failure: AuthoringFailure | { readonly kind: 'unsaved' } };

interface PageCallControl {
  readonly call: PageCall;
  /**
   * Makes a change, one at a time, and then reads the pages again.
   *
   * @param change - What is asked of the service.
   * @param onDone - Called when it is done, and the list shows it.
   */
  readonly run: <Value>(change: () => Authored<Value>, onDone: (value: Value) => void) => void;
}

interface PageCallOptions {
  /** Whether what is typed in the open page has to be saved first. */
  readonly savesFirst: boolean;
  readonly onFailed?: ((failure: AuthoringFailure) => void) | undefined;
}

/** Makes changes of pages. What fails stays as it was typed, and can be tried again. */
export function usePageCall(
  { save, refresh, lapse }: PagesControl,
  { savesFirst, onFailed }: PageCallOptions,
): PageCallControl {
  const [call, setCall] = useState<PageCall>({ kind: 'idle' });
  const run = async <Value>(change: () => Authored<Value>, onDone: (value: Value) => void) => {
    if (call.kind === 'pending') return;
    setCall({ kind: 'pending' });
    if (savesFirst && !(await save()))
      return setCall({ kind: 'failed', failure: { kind: 'unsaved' } });
    const answer = await change();
    if (answer.ok) {
      await refresh();
      setCall({ kind: 'idle' });
      return onDone(answer.value);
    }
    setCall({ kind: 'failed', failure: answer.failure });
    if (answer.failure.kind === 'signed-out') lapse();
    onFailed?.(answer.failure);
  };
  return { call, run: (change, onDone) => void run(change, onDone) };
}
