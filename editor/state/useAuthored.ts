import { useEffect, useEffectEvent, useState } from 'react';
import type { Authored, AuthoringFailure } from '../api/authoringFailure.ts';

/** What is known about the answer to a question to the content service. */
export type AuthoredState<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly value: Value }
  | { readonly kind: 'failed'; readonly failure: AuthoringFailure };

/** The answer, and how to ask again. */
export interface AuthoredHandle<Value> {
  readonly answer: AuthoredState<Value>;
  readonly retry: () => void;
}

interface Settled<Value> {
  readonly attempt: string;
  readonly answer: AuthoredState<Value>;
}

const loading = { kind: 'loading' } as const;

/**
 * Asks the content service while the component is shown, and again when the question is another one.
 *
 * @param question - Says which question it is; an answer to another one is dropped.
 */
export function useAuthored<Value>(
  question: string,
  ask: () => Authored<Value>,
): AuthoredHandle<Value> {
  const [round, setRound] = useState(0);
  const [settled, setSettled] = useState<Settled<Value>>();
  const attempt = `${round} ${question}`;
  const start = useEffectEvent(async (ofAttempt: string) => {
    const answer = await ask();
    setSettled({
      attempt: ofAttempt,
      answer: answer.ok
        ? { kind: 'loaded', value: answer.value }
        : { kind: 'failed', failure: answer.failure },
    });
  });
  useEffect(() => void start(attempt), [attempt]);
  return {
    answer: settled?.attempt === attempt ? settled.answer : loading,
    retry: () => setRound((count) => count + 1),
  };
}
