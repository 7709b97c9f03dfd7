import type { Fault } from './fault.ts';

/** The fault switches of all upstreams, kept in memory. */
export interface FaultSwitches {
  /** Upstreams in the order they were mounted. */
  upstreams: readonly string[];
  /** How an upstream behaves; undefined for an unknown one. */
  get: (upstream: string) => Fault | undefined;
  set: (upstream: string, fault: Fault) => void;
  /** Makes every upstream behave again. */
  reset: () => void;
  /** All states by upstream. */
  all: () => Readonly<Record<string, Fault>>;
}

/** Switches for the upstreams given, all behaving. */
export function createFaultSwitches(upstreams: readonly string[]): FaultSwitches {
  const ok: Fault = { mode: 'ok' };
  const states = new Map<string, Fault>(upstreams.map((upstream) => [upstream, ok]));
  return {
    upstreams,
    get: (upstream) => states.get(upstream),
    set: (upstream, fault) => {
      if (states.has(upstream)) states.set(upstream, fault);
    },
    reset: () => {
      for (const upstream of upstreams) states.set(upstream, ok);
    },
    all: () => Object.fromEntries(states),
  };
}
