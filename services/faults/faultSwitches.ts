import type { Fault } from './fault.ts';

/** The fault switches of all upstreams, kept in memory. */
export interface FaultSwitches {
  /** Upstreams in the order they were mounted. */
  upstreams: readonly string[];
  /** The behaviour of an upstream; undefined if it is unknown. */
  get: (upstream: string) => Fault | undefined;
  set: (upstream: string, fault: Fault) => void;
  /** Resets every upstream to `ok`. */
  reset: () => void;
  /** All states by upstream. */
  all: () => Readonly<Record<string, Fault>>;
}

/** Creates the switches of the given upstreams, all `ok`. */
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
