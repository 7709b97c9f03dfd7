import { fail, type Result } from '#domain/result.ts';
import type { Overloaded } from '#domain/upstreamFailure.ts';
import { type LoopTimers, systemTimers } from './deadline.ts';
import { createGate, type GateLimits } from './gate.ts';
import { systemTools } from './request.ts';

/** Options of an upstream. */
export interface UpstreamOptions extends GateLimits {
  /** Name in the health report. */
  readonly name: string;
  /** Milliseconds since any fixed moment. */
  readonly now?: (() => number) | undefined;
  readonly timers?: LoopTimers | undefined;
}

/** The state of an upstream, from the requests sent to it. Ages are in ms. */
export interface UpstreamHealth {
  /** Outcome of the last completed request; `unknown` before the first. */
  readonly state: 'up' | 'down' | 'unknown';
  /** Since the last request was sent. */
  readonly askedAgeMs: number | undefined;
  /** Since the last good answer. */
  readonly lastGoodAgeMs: number | undefined;
  /** The last failure, including requests refused because of the limits. */
  readonly lastFailure: { readonly kind: string; readonly ageMs: number } | undefined;
  readonly inFlight: number;
  readonly queued: number;
}

/** An outside system: all requests to it pass one gate, and their outcome is recorded. */
export interface Upstream {
  readonly name: string;
  /**
   * Sends a request as soon as the gate admits it; its own time limit starts then. `isAnswer` selects
   * failures that don't indicate an outage, such as a missing file. A request that is not admitted
   * fails as `overloaded` and is never sent. It waits for its turn as long as the upstream's limit says, or `maxWaitMs`.
   */
  readonly ask: <Value, Failure extends { readonly kind: string }>(
    question: () => Promise<Result<Value, Failure>>,
    isAnswer?: (failure: Failure) => boolean,
    maxWaitMs?: number,
  ) => Promise<Result<Value, Failure | Overloaded>>;
  readonly health: () => UpstreamHealth;
}

/** Creates an upstream to which no request was sent yet. */
export function createUpstream(options: UpstreamOptions): Upstream {
  const { name, now = systemTools.now, timers = systemTimers, ...limits } = options;
  const gate = createGate(limits, timers);
  const record = createRecord(now);

  return {
    name,
    ask: async (question, isAnswer = () => false, maxWaitMs = undefined) => {
      const entrance = await gate.enter(maxWaitMs);
      if (entrance !== 'admitted') {
        record.refused();
        return fail({ kind: 'overloaded', reason: entrance });
      }
      record.asked();
      try {
        const answer = await question();
        if (answer.ok || isAnswer(answer.failure)) record.answered();
        else record.failed(answer.failure.kind);
        return answer;
      } finally {
        gate.leave();
      }
    },
    health: () => ({ ...record.read(), inFlight: gate.inFlight(), queued: gate.queued() }),
  };
}

/** Records the outcome of the requests to one upstream. */
function createRecord(now: () => number) {
  let state: UpstreamHealth['state'] = 'unknown';
  let askedAt: number | undefined;
  let goodAt: number | undefined;
  let failure: { readonly kind: string; readonly at: number } | undefined;
  const age = (at: number | undefined) => (at === undefined ? undefined : now() - at);
  const noteFailure = (kind: string) => {
    failure = { kind, at: now() };
  };
  return {
    asked: () => {
      askedAt = now();
    },
    answered: () => {
      state = 'up';
      goodAt = now();
    },
    failed: (kind: string) => {
      state = 'down';
      noteFailure(kind);
    },
    // Indicates the load of this process, not the state of the upstream.
    refused: () => noteFailure('overloaded'),
    read: () => ({
      state,
      askedAgeMs: age(askedAt),
      lastGoodAgeMs: age(goodAt),
      lastFailure: failure && { kind: failure.kind, ageMs: now() - failure.at },
    }),
  };
}
