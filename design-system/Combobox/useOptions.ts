import { useEffect, useEffectEvent } from 'react';
import type { ComboboxOption } from './Combobox.tsx';
import type { ComboboxFact } from './combobox.ts';

/** Where the options of a combobox come from. */
export interface OptionSource {
  /** The options that are known without a request; shown at once. */
  readonly suggest: (typed: string) => readonly ComboboxOption[];
  /**
   * Requests further options, which follow those of `suggest`. If it rejects, none are added. The
   * signal aborts when the text changes.
   */
  readonly load?:
    | ((typed: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>)
    | undefined;
  /**
   * The delay between the last keystroke and the request, in ms.
   * @default 300
   */
  readonly delayMs?: number | undefined;
}

/** Reports the options for a typed text. */
export function useOptions(
  text: string,
  { suggest, load, delayMs = 300 }: OptionSource,
  report: (fact: ComboboxFact<ComboboxOption>) => void,
): void {
  const isLoading = load !== undefined;
  const suggestFor = useEffectEvent(suggest);
  const loadFor = useEffectEvent(async (typed: string, signal: AbortSignal) =>
    load ? load(typed, signal) : [],
  );

  useEffect(() => {
    if (text === '') return;
    const own = suggestFor(text);
    const answer = (more: readonly ComboboxOption[]) =>
      report({ type: 'answered', text, options: [...own, ...more] });
    // Whether there are no options at all is known only after the request.
    if (own.length > 0 || !isLoading) answer([]);
    if (!isLoading) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      loadFor(text, leaving.signal).then(answer, () => {
        if (!leaving.signal.aborted) answer([]);
      });
    }, delayMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [text, isLoading, delayMs, report]);
}
