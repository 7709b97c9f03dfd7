import { useEffect, useEffectEvent, useState } from 'react';
import type { Result } from '#domain/result.ts';
import { startAsking } from './startAsking.ts';

/** What is known about the answer to a question. */
export type AnswerState<Value, Failure> =
  /** There is no question. */
  | { readonly kind: 'unasked' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly value: Value }
  | { readonly kind: 'failed'; readonly failure: Failure };

interface AnswerOptions<Question, Value, Failure> {
  /** Called with each answer, for state that follows from facts. */
  readonly onAnswer?: ((answer: Result<Value, Failure>, question: Question) => void) | undefined;
  /**
   * The wait before a question, for those that visitors may be about to change, in ms.
   * @default 0
   */
  readonly delayMs?: number | undefined;
}

/** The answer, and how to ask again. */
export interface AnswerHandle<Value, Failure> {
  readonly answer: AnswerState<Value, Failure>;
  /** The last value that was loaded, also for an earlier question; absent after a time without a question. */
  readonly latest: Value | undefined;
  /** Asks the question again. */
  readonly retry: () => void;
}

interface Settled<Value, Failure> {
  readonly attempt: string;
  readonly answer: AnswerState<Value, Failure>;
  readonly latest: Value | undefined;
}

const unasked = { kind: 'unasked' } as const;
const loading = { kind: 'loading' } as const;

/**
 * The answer to a question while the component is shown. Another question aborts the one before, so an answer always
 * belongs to the question of the same render. Questions are compared by their JSON.
 *
 * @param question - `undefined` if there is nothing to ask at the moment.
 * @param ask - Asks the question; doesn't reject.
 */
export function useAnswer<Question, Value, Failure>(
  question: Question | undefined,
  ask: (question: Question, signal: AbortSignal) => Promise<Result<Value, Failure>>,
  { onAnswer, delayMs }: AnswerOptions<Question, Value, Failure> = {},
): AnswerHandle<Value, Failure> {
  const [round, setRound] = useState(0);
  const [settled, setSettled] = useState<Settled<Value, Failure>>();
  const attempt = question === undefined ? undefined : `${round} ${JSON.stringify(question)}`;
  // The same question later is a new one.
  if (attempt === undefined && settled) setSettled(undefined);

  const settle = useEffectEvent(
    (answer: Result<Value, Failure>, asked: Question, ofAttempt: string) => {
      setSettled((before) => settledBy(answer, ofAttempt, before?.latest));
      onAnswer?.(answer, asked);
    },
  );
  const start = useEffectEvent((newAttempt: string) => {
    if (question === undefined) return undefined;
    return startAsking(
      (signal) => ask(question, signal),
      (answer) => settle(answer, question, newAttempt),
      delayMs,
    );
  });
  useEffect(() => (attempt === undefined ? undefined : start(attempt)), [attempt]);

  return {
    answer: answerOf(attempt, settled),
    latest: settled?.latest,
    retry: () => setRound((count) => count + 1),
  };
}

function settledBy<Value, Failure>(
  answer: Result<Value, Failure>,
  attempt: string,
  latest: Value | undefined,
): Settled<Value, Failure> {
  return answer.ok
    ? { attempt, answer: { kind: 'loaded', value: answer.value }, latest: answer.value }
    : { attempt, answer: { kind: 'failed', failure: answer.failure }, latest };
}

function answerOf<Value, Failure>(
  attempt: string | undefined,
  settled: Settled<Value, Failure> | undefined,
): AnswerState<Value, Failure> {
  if (attempt === undefined) return unasked;
  return settled?.attempt === attempt ? settled.answer : loading;
}
