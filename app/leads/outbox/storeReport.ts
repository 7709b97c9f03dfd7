import type { Result } from '#domain/result.ts';
import type { StoreFailure } from '../../sqlite/connection.ts';

/** Passes on an answer of the store, and logs when its state has changed. */
export type StoreReport = <Value>(
  answer: Result<Value, StoreFailure>,
) => Result<Value, StoreFailure>;

/** Logs when the store starts to fail, or fails in another way, and when it works again. */
export function createStoreReport(log: (line: string) => void): StoreReport {
  let last: StoreFailure['kind'] | undefined;
  return (answer) => {
    const kind = answer.ok ? undefined : answer.failure.kind;
    if (!answer.ok && kind !== last) log(`leads: the outbox is ${kind}: ${answer.failure.reason}`);
    if (answer.ok && last) log('leads: the outbox works again');
    last = kind;
    return answer;
  };
}
