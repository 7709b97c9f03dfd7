import { z } from 'zod';
import { perProcess } from './perProcess.ts';

const upstreamHealth = z.object({
  state: z.enum(['up', 'down', 'unknown']),
  lastGoodAgeMs: z.number().optional(),
  lastFailure: z.object({ kind: z.string(), ageMs: z.number() }).optional(),
  circuit: z.enum(['closed', 'half-open', 'open']),
  inFlight: z.number(),
  queued: z.number(),
});

const failure = z.enum(['full', 'unavailable']);

const storeHealth = z.object({
  state: z.enum(['ok', 'local', ...failure.options]),
  refused: z
    .object({ kind: failure, count: z.number(), firstAgeMs: z.number(), lastAgeMs: z.number() })
    .optional(),
  lastAddedAgeMs: z.number().optional(),
});

const backlog = z.object({
  state: z.enum(['ok', 'late', 'unavailable', 'unknown']),
  waiting: z.number().nullable(),
  oldestAgeSeconds: z.number().nullable(),
});

/** What one process of the site knows about its health. */
export const processHealth = z.object({
  upstreams: z.record(z.string(), upstreamHealth),
  /** The leads that wait to be delivered. */
  leads: backlog,
  stores: z.object({ outbox: storeHealth, sessions: storeHealth, limits: storeHealth }),
});

export type ProcessHealth = z.infer<typeof processHealth>;

/** The report is provided when the stores are open. */
interface HealthSource {
  report?: () => ProcessHealth;
}

const source = perProcess('health', (): HealthSource => ({}));

/** Sets what the process answers. */
export function provideHealth(report: () => ProcessHealth): void {
  source.report = report;
}

/** The health of this process; `undefined` while it starts. */
export function readHealth(): ProcessHealth | undefined {
  return source.report?.();
}
