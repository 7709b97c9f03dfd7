import { fail, type Result } from '#domain/result.ts';
import type { Overloaded, UpstreamFailure } from '#domain/upstreamFailure.ts';
import { inBudget } from './budget.ts';
import { withCallHeaders } from './callHeaders.ts';
import {
  type Circuit,
  type CircuitLimits,
  type CircuitState,
  createCircuit,
  defaultCircuitLimits,
  type Permit,
} from './circuit.ts';
import { type LoopTimers, startDeadline, systemTimers } from './deadline.ts';
import { createGate, type Gate, type GateLimits } from './gate.ts';
import { createPace, type Pace, unpaced } from './pace.ts';
import { systemTools } from './request.ts';
import { verdictOf } from './verdict.ts';

/** A question that is observed while it is asked. */
interface CallObservation {
  /** Headers for the requests of the question. */
  readonly headers: Readonly<Record<string, string>>;
  readonly ended: (outcome: string) => void;
}

/** Takes notes of the questions to upstreams, by the upstream's name. */
export interface CallObserver {
  readonly callSent: (upstream: string) => CallObservation;
  readonly callRefused: (upstream: string, reason: Overloaded['reason']) => void;
}

/** Options of an upstream. */
export interface UpstreamOptions extends GateLimits {
  /** Name in the health report. */
  readonly name: string;
  /** Requests in flight on average, if a process may have less than one. */
  readonly share?: number | undefined;
  /** When questions are refused because the upstream fails. */
  readonly circuit?: CircuitLimits | undefined;
  /** Receives a line when questions begin to be refused, and when they are asked again. */
  readonly log?: ((line: string) => void) | undefined;
  /** Finds the observer of a question; `undefined` if nobody observes. */
  readonly observer?: (() => CallObserver | undefined) | undefined;
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
  /** The last failure, including requests refused because of the limits, but not by an open circuit. */
  readonly lastFailure: { readonly kind: string; readonly ageMs: number } | undefined;
  /** Whether requests are sent (`closed`), refused (`open`), or refused but for one (`half-open`). */
  readonly circuit: CircuitState;
  readonly inFlight: number;
  readonly queued: number;
}

/** What is special about a request. */
export interface AskOptions {
  /** If it is aborted, the outcome says nothing about the upstream. */
  readonly signal?: AbortSignal | undefined;
  /** How long it waits for its turn, if not as long as the upstream's limit says (ms). */
  readonly maxWaitMs?: number | undefined;
}

/** An outside system: all requests to it pass one gate and one circuit, and their outcome is recorded. */
export interface Upstream {
  readonly name: string;
  /**
   * Sends a request as soon as the gate admits it; its own time limit starts then. A request that is not admitted, or
   * refused by the open circuit, fails as `overloaded` and is never sent. A caller with a budget
   * (`withBudget`) waits no longer than that. `isAnswer` selects failures that don't indicate an outage, such as a
   * missing file.
   */
  readonly ask: <Value, Failure extends { readonly kind: string }>(
    question: () => Promise<Result<Value, Failure>>,
    isAnswer?: (failure: Failure) => boolean,
    options?: AskOptions,
  ) => Promise<
    Result<Value, Failure | Extract<UpstreamFailure, { kind: 'timeout' | 'overloaded' }>>
  >;
  readonly health: () => UpstreamHealth;
}

/** Creates an upstream to which no request was sent yet. */
export function createUpstream(options: UpstreamOptions): Upstream {
  const { name, observer, now = systemTools.now, timers = systemTimers } = options;
  const gate = createGate(options, timers, paceOf(options, now));
  const record = createRecord(now);
  const circuit = loggedCircuit(options, now);

  async function send<Value, Failure extends { readonly kind: string }>(
    question: () => Promise<Result<Value, Failure>>,
    isAnswer: (failure: Failure) => boolean,
    { signal, maxWaitMs }: AskOptions,
  ): Promise<Result<Value, Failure | Overloaded>> {
    const entrance = await enter({ gate, circuit, timers }, maxWaitMs);
    if (typeof entrance === 'string') {
      if (entrance !== 'circuit-open') record.refused();
      observer?.()?.callRefused(name, entrance);
      return fail({ kind: 'overloaded', reason: entrance });
    }
    record.asked();
    try {
      const outcomeOf = (answer: Result<Value, Failure>) =>
        signal?.aborted ? 'aborted' : (failureIn(answer, isAnswer)?.kind ?? 'ok');
      const answer = await observed(question, observer?.()?.callSent(name), outcomeOf);
      if (signal?.aborted) return answer;
      const failure = failureIn(answer, isAnswer);
      record.ended(failure?.kind);
      entrance.end(failure ? verdictOf(failure) : 'answer');
      return answer;
    } finally {
      entrance.end('unclear');
      gate.leave();
    }
  }

  return {
    name,
    ask: (question, isAnswer = () => false, asked = {}) =>
      inBudget(send(question, isAnswer, asked)),
    health: () => ({ ...record.read(), circuit: circuit.state(), ...gateHealth(gate) }),
  };
}

/** The pace of a process's share of an upstream. */
function paceOf({ share, maxWaitMs }: UpstreamOptions, now: () => number): Pace {
  if (share === undefined) return unpaced;
  // A request that comes at the beginning of a pause must not wait in vain.
  return createPace({ share, longestPauseMs: maxWaitMs / 2, now });
}

/** The failure of an answer, unless it is one that answers the question. */
function failureIn<Value, Failure>(
  answer: Result<Value, Failure>,
  isAnswer: (failure: Failure) => boolean,
): Failure | undefined {
  return answer.ok || isAnswer(answer.failure) ? undefined : answer.failure;
}

/** Asks a question with the headers of its observation, if there is one, which learns the outcome. */
async function observed<Answer>(
  question: () => Promise<Answer>,
  call: CallObservation | undefined,
  outcomeOf: (answer: Answer) => string,
): Promise<Answer> {
  if (!call) return question();
  let outcome = 'aborted';
  try {
    const answer = await withCallHeaders(call.headers, question);
    outcome = outcomeOf(answer);
    return answer;
  } finally {
    call.ended(outcome);
  }
}

function gateHealth(gate: Gate): Pick<UpstreamHealth, 'inFlight' | 'queued'> {
  return { inFlight: gate.inFlight(), queued: gate.queued() };
}

function loggedCircuit({ name, circuit, log }: UpstreamOptions, now: () => number): Circuit {
  return createCircuit({
    ...(circuit ?? defaultCircuitLimits),
    now,
    onOpen: (failures) =>
      log?.(`${name}: not asked for now, because ${failures} questions in a row have failed`),
    onClose: (ms) => log?.(`${name}: answers again, after ${Math.ceil(ms / 1000)} s`),
  });
}

interface Entrance {
  readonly gate: Gate;
  readonly circuit: Circuit;
  readonly timers: LoopTimers;
}

/** Resolves when a request may be sent, or with the reason why it may not. */
async function enter(
  { gate, circuit, timers }: Entrance,
  maxWaitMs: number | undefined,
): Promise<Permit | Overloaded['reason']> {
  if (circuit.state() !== 'closed') {
    const probe = circuit.permit();
    if (probe) {
      // It must not wait behind the questions that made the circuit open.
      gate.enterAtOnce();
      return probe;
    }
    await waitForProbe(circuit, timers);
    if (circuit.state() !== 'closed') return 'circuit-open';
  }
  const entrance = await gate.enter(maxWaitMs);
  if (entrance !== 'admitted') return entrance;
  // The circuit may have opened meanwhile.
  const permit = circuit.permit();
  if (!permit) gate.leave();
  return permit ?? 'circuit-open';
}

/**
 * How long a question waits for the current probe (ms). An upstream that is back answers within this time, and
 * otherwise the visitors who come during the probe would be the last ones to see the outage.
 */
const probePatienceMs = 250;

function waitForProbe(circuit: Circuit, timers: LoopTimers): Promise<void> {
  const ended = circuit.probeEnded();
  if (!ended) return Promise.resolve();
  return new Promise((resolve) => {
    const cancel = startDeadline(timers, probePatienceMs, resolve);
    void ended.then(() => {
      cancel();
      resolve();
    });
  });
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
    /** With the kind of the failure, if there was one. */
    ended: (kind: string | undefined) => {
      state = kind === undefined ? 'up' : 'down';
      if (kind === undefined) goodAt = now();
      else noteFailure(kind);
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
