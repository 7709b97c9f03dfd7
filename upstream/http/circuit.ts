import type { Verdict } from './verdict.ts';

/** When a circuit opens and closes. */
export interface CircuitLimits {
  /** This many questions in a row must have failed … */
  readonly failures: number;
  /** … and the first of them must have been asked at least this long ago (ms). */
  readonly outageMs: number;
  /** How long an open circuit refuses all questions (ms). Then it lets one through, the probe. */
  readonly openMs: number;
  /** How long the answer to a probe is awaited before another one may be sent (ms). */
  readonly probeMs: number;
}

/**
 * One slow question, or a moment in which all connections break, doesn't open a circuit. After a recovery, the first
 * question later than `openMs` and `probeMs` gets through, which is as long as people wait before they try again.
 */
export const defaultCircuitLimits: CircuitLimits = {
  failures: 5,
  outageMs: 2_000,
  openMs: 1_000,
  probeMs: 2_000,
};

/** State of a circuit in the health report. While it is `half-open`, one question finds out about the upstream. */
export type CircuitState = 'closed' | 'open' | 'half-open';

/** The right to send one question. */
export interface Permit {
  /** Reports the outcome of the question. Only the first call counts. */
  readonly end: (verdict: Verdict) => void;
}

/** Refuses questions to an upstream that has failed repeatedly, so that nobody waits for it. */
export interface Circuit {
  readonly state: () => CircuitState;
  /** The right to send a question now; `undefined` if it is refused. */
  readonly permit: () => Permit | undefined;
  /** Resolves when the current probe ends; `undefined` if no probe is pending. */
  readonly probeEnded: () => Promise<void> | undefined;
}

interface CircuitOptions extends CircuitLimits {
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  /** Called once per outage, with the number of failures in a row. */
  readonly onOpen: (failures: number) => void;
  /** Called when the upstream answers again, with the length of the outage in ms. */
  readonly onClose: (openMs: number) => void;
}

interface Closed {
  readonly kind: 'closed';
  /** Failures since the last good answer. */
  readonly failures: number;
  /** When the first of the failed questions was asked. */
  readonly failingSince: number;
}

interface Open {
  readonly kind: 'open';
  readonly openedAt: number;
  /** When the next probe may be sent. */
  readonly probeAt: number;
  /** The probe whose outcome is awaited. */
  readonly probe?: PendingProbe | undefined;
}

interface PendingProbe {
  readonly permit: Permit;
  readonly ended: Promise<void>;
}

const working: Closed = { kind: 'closed', failures: 0, failingSince: Number.POSITIVE_INFINITY };

/** Creates a closed circuit. */
export function createCircuit({ now, onOpen, onClose, ...limits }: CircuitOptions): Circuit {
  let state: Closed | Open = working;
  let lastGoodAt = Number.NEGATIVE_INFINITY;

  function close(): void {
    lastGoodAt = now();
    if (state.kind === 'open') onClose(lastGoodAt - state.openedAt);
    state = working;
  }

  function countFailure(before: Closed, askedAt: number): void {
    // A question asked before the last good answer says nothing about what is now.
    if (askedAt < lastGoodAt) return;
    const after = withFailure(before, askedAt);
    state = isOutage(after, now(), limits) ? openedAt(now(), limits) : after;
    if (state.kind === 'open') onOpen(after.failures);
  }

  function createPermit(onEnd: () => void = () => undefined): Permit {
    const askedAt = now();
    return permitThatReports((verdict, permit) => {
      if (verdict === 'answer') close();
      else if (state.kind === 'open') state = afterProbe(state, permit, now() + limits.openMs);
      else if (verdict === 'outage') countFailure(state, askedAt);
      onEnd();
    });
  }

  return {
    state: () => stateAt(now(), state),
    permit: () => {
      if (state.kind === 'closed') return createPermit();
      if (now() < state.probeAt) return undefined;
      const probe = startProbe(createPermit);
      state = { ...state, probe, probeAt: now() + limits.probeMs + limits.openMs };
      return probe.permit;
    },
    probeEnded: () => (state.kind === 'open' ? state.probe?.ended : undefined),
  };
}

function withFailure(before: Closed, askedAt: number): Closed {
  const failingSince = Math.min(before.failingSince, askedAt);
  return { kind: 'closed', failures: before.failures + 1, failingSince };
}

function isOutage({ failures, failingSince }: Closed, now: number, limits: CircuitLimits): boolean {
  return failures >= limits.failures && now - failingSince >= limits.outageMs;
}

function openedAt(now: number, { openMs }: CircuitLimits): Open {
  return { kind: 'open', openedAt: now, probeAt: now + openMs };
}

function startProbe(createPermit: (onEnd: () => void) => Permit): PendingProbe {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  return { permit: createPermit(resolve), ended };
}

/** The state after a question that brought nothing. If it was the probe, the next one is sent later. */
function afterProbe(state: Open, permit: Permit, probeAt: number): Open {
  return state.probe?.permit === permit ? { ...state, probeAt, probe: undefined } : state;
}

function stateAt(now: number, state: Closed | Open): CircuitState {
  if (state.kind === 'closed') return 'closed';
  return state.probe || now >= state.probeAt ? 'half-open' : 'open';
}

/** A permit that reports its first outcome. */
function permitThatReports(report: (verdict: Verdict, permit: Permit) => void): Permit {
  let isPending = true;
  const permit: Permit = {
    end: (verdict) => {
      if (!isPending) return;
      isPending = false;
      report(verdict, permit);
    },
  };
  return permit;
}
