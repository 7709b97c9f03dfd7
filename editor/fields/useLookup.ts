import { useEffect, useEffectEvent, useState } from 'react';
import type { Result } from '#domain/result.ts';
import type { FieldServiceFailure } from './fieldServices.ts';

/** The answer to what editors look for. */
export type Lookup<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly value: Value }
  | { readonly kind: 'failed'; readonly reason: string };

/** The pause in typing, in ms, after which a search is sent. */
const pauseMs = 200;

const loading = { kind: 'loading' } as const;

/**
 * Looks something up for the words that editors type. Other words abort the search before. The same object means the
 * same answer.
 */
export function useLookup<Value>(
  words: string,
  search: (words: string, signal: AbortSignal) => Promise<Result<Value, FieldServiceFailure>>,
): { readonly lookup: Lookup<Value>; readonly retry: () => void } {
  const [round, setRound] = useState(0);
  const question = `${round} ${words}`;
  const [settled, setSettled] = useState<{
    readonly question: string;
    readonly lookup: Lookup<Value>;
  }>();
  const ask = useEffectEvent(async (asked: string, signal: AbortSignal) => {
    const answer = await search(words, signal);
    if (signal.aborted) return;
    const lookup: Lookup<Value> = answer.ok
      ? { kind: 'loaded', value: answer.value }
      : { kind: 'failed', reason: answer.failure.reason };
    setSettled({ question: asked, lookup });
  });
  useEffect(() => {
    const { abort, signal } = abortable();
    // The first answer is awaited by nobody who types.
    const timer = setTimeout(() => ask(question, signal), question === '0 ' ? 0 : pauseMs);
    return () => {
      clearTimeout(timer);
      abort();
    };
  }, [question]);
  const lookup = settled?.question === question ? settled.lookup : loading;
  return { lookup, retry: () => setRound((count) => count + 1) };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
