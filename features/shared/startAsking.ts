import type { Result } from '#domain/result.ts';

/**
 * Asks a question and reports its answer.
 *
 * @param delayMs - The wait before the question, for those that visitors may be about to change.
 * @returns aborts the question; nothing is reported afterwards.
 */
export function startAsking<Value, Failure>(
  ask: (signal: AbortSignal) => Promise<Result<Value, Failure>>,
  report: (answer: Result<Value, Failure>) => void,
  delayMs = 0,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const start = () =>
    ask(signal).then((answer) => {
      if (!signal.aborted) report(answer);
    });
  if (delayMs === 0) start();
  const timer = delayMs === 0 ? undefined : setTimeout(start, delayMs);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}
