import { fail, ok, type Result } from '#domain/result.ts';
import { describeUpstreamFailure, type UpstreamFailure } from '#domain/upstreamFailure.ts';
import type { StoreFailure } from '#storage/storeFailure.ts';
import type { AskValkey } from '#storage/valkey/askValkey.ts';
import { isRefusal, type ValkeyClient } from '#storage/valkey/valkeyClient.ts';
import { type LoopTimers, startDeadline, systemTimers } from '#upstream/http/deadline.ts';
import type { Upstream } from '#upstream/http/upstream.ts';
import { pageStoreLimits as limits } from './limits.ts';

interface AskPageStoreOptions {
  readonly client: ValkeyClient;
  readonly upstream: Upstream;
  /** Whether what the store holds can be used now. */
  readonly isUsable: () => boolean;
  /** Replaces the connection. */
  readonly reconnect: () => void;
  /** Receives a line for each reason for which the store refuses a command, once. */
  readonly logOnce: (line: string) => void;
  readonly timers?: LoopTimers;
  /** Milliseconds since any fixed moment. */
  readonly now?: () => number;
}

type Failure = Extract<UpstreamFailure, { kind: 'timeout' | 'unreachable' | 'malformed' }>;

/** The network may lose a connection without either end noticing it for minutes (ms). */
const silentMs = 10_000;

const notUsable: StoreFailure = { kind: 'unavailable', reason: 'has no connection' };

/** Creates the way to send commands to the store: quickly, or not at all. */
export function createAskPageStore(options: AskPageStoreOptions): AskValkey {
  const { client, upstream, isUsable, reconnect, logOnce } = options;
  const { timers = systemTimers, now = () => performance.now() } = options;
  let silentSince: number | undefined;

  function noteSilence(isSilent: boolean): void {
    silentSince = isSilent ? (silentSince ?? now()) : undefined;
    if (silentSince === undefined || now() - silentSince < silentMs) return;
    silentSince = undefined;
    reconnect();
  }

  async function outcomeOf<Value>(answer: Promise<Value>): Promise<Result<Value, Failure>> {
    try {
      return ok(await answer);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!isRefusal(error)) return fail({ kind: 'unreachable', reason });
      // Such as a full memory that the server may not free.
      logOnce(`page store: refuses a command: ${reason}`);
      return fail({ kind: 'malformed', reason });
    }
  }

  return async (send) => {
    if (!isUsable()) return fail(notUsable);
    const asked = await upstream.ask(async () => {
      const outcome = await inTime(outcomeOf(send(client)), timers);
      noteSilence(!outcome.ok && outcome.failure.kind === 'timeout');
      return outcome;
    });
    if (asked.ok) return asked;
    return fail({ kind: 'unavailable', reason: describeUpstreamFailure(asked.failure) });
  };
}

function inTime<Value>(
  outcome: Promise<Result<Value, Failure>>,
  timers: LoopTimers,
): Promise<Result<Value, Failure>> {
  return new Promise((resolve) => {
    const afterMs = limits.answerMs;
    const cancel = startDeadline(timers, afterMs, () =>
      resolve(fail({ kind: 'timeout', afterMs })),
    );
    void outcome.then((value) => {
      cancel();
      resolve(value);
    });
  });
}
