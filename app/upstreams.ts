import { perProcess } from '#process/perProcess.ts';
import { readTelemetry } from '#process/telemetry.ts';
import type { GateLimits } from '#upstream/http/gate.ts';
import { createUpstream, type Upstream } from '#upstream/http/upstream.ts';
import { parseEnvironment } from './environment.ts';
import { log } from './log.ts';
import { processLimits } from './processLimits.ts';
import { visitorBudgetMs } from './visitorBudget.ts';

/** Limits of an upstream: what it may be asked at a time, and how long an answer may take. */
interface UpstreamLimits extends GateLimits {
  /** The time limit of a request (ms). It starts when the wait in line is over. */
  readonly timeoutMs: number;
}

/**
 * Limits of concurrent and waiting requests per upstream, and of the time for an answer. The processes of all machines share
 * the concurrent ones (`processLimits.ts`). docs/operations.md#limits-of-upstreams has the figures too.
 */
export const upstreamLimits = {
  // The platform allows 80 requests per second, which is 8 at a time at 0.1 s each; the embedded one uses
  // one core, where more requests would only slow each other down. A cold start sends about three
  // requests per page. Nobody waits longer than a page's budget, and an answer that comes too late for one visitor is
  // kept for the next.
  content: { maxConcurrent: 8, maxQueued: 2_000, maxWaitMs: visitorBudgetMs, timeoutMs: 3_000 },
  // Files of about 100 KB for blurs, which are optional, so that pages don't wait long for them.
  contentMedia: { maxConcurrent: 4, maxQueued: 200, maxWaitMs: 1_000, timeoutMs: 1_000 },
  // The embedded engine uses one core too; a cluster answers 4 at a time about 200 times per second.
  search: { maxConcurrent: 4, maxQueued: 1_000, maxWaitMs: visitorBudgetMs, timeoutMs: 3_000 },
  // Requested when a visitor opens a video or a 360° view, with the pictures visible meanwhile. Nobody waits long for more.
  carMedia: { maxConcurrent: 8, maxQueued: 100, maxWaitMs: 2_000, timeoutMs: 3_000 },
  // Requested after a form was sent, whose thanks are shown for three seconds. Jotform has hourly limits, so bursts are
  // refused.
  jotform: { maxConcurrent: 2, maxQueued: 20, maxWaitMs: 1_000, timeoutMs: 3_000 },
  // Requested while a visitor moves a slider. A lender calculates for a few seconds; then the visitor is referred to the
  // team.
  codeweaver: { maxConcurrent: 8, maxQueued: 100, maxWaitMs: 2_000, timeoutMs: 8_000 },
  // The outbox has four deliveries under way and sends the next one when one ends. Nobody waits for it, but a service that
  // hangs must not hold its place for long.
  comhub: { maxConcurrent: 4, maxQueued: 4, maxWaitMs: 1_000, timeoutMs: 5_000 },
  // Requested while a visitor types; a late answer is for a text that has changed, and the site's own facilities are
  // suggested without a request.
  places: { maxConcurrent: 8, maxQueued: 50, maxWaitMs: 1_000, timeoutMs: 2_000 },
  // Visitors wait for each step of a booking with a spinner; a stream counts until it begins. Bookings wait longer
  // (`app/booking/booking.ts`). With its time limit, another question takes as long as browsers wait.
  mechmate: { maxConcurrent: 16, maxQueued: 200, maxWaitMs: 5_000, timeoutMs: 10_000 },
  // Owners wait for each step, and come in thousands with the first snow. A booking with an unknown outcome is worse than
  // waiting.
  tirehotel: { maxConcurrent: 16, maxQueued: 200, maxWaitMs: 5_000, timeoutMs: 15_000 },
} as const satisfies Readonly<Record<string, UpstreamLimits>>;

/** Name of an upstream. */
export type UpstreamName = keyof typeof upstreamLimits;

/** All upstreams of the site by name. */
export type Upstreams = Readonly<Record<UpstreamName, Upstream>>;

function createUpstreams(): Upstreams {
  const environment = parseEnvironment(process.env);
  const create = (name: UpstreamName) => {
    const { timeoutMs, ...gate } = upstreamLimits[name];
    return createUpstream({
      name,
      ...gate,
      ...processLimits(gate.maxConcurrent, environment),
      log,
      observer: readTelemetry,
    });
  };
  return {
    content: create('content'),
    contentMedia: create('contentMedia'),
    search: create('search'),
    carMedia: create('carMedia'),
    jotform: create('jotform'),
    codeweaver: create('codeweaver'),
    comhub: create('comhub'),
    places: create('places'),
    mechmate: create('mechmate'),
    tirehotel: create('tirehotel'),
  };
}

/** The upstreams of this process, with one gate and one record each. */
export const upstreams: Upstreams = perProcess('upstreams', createUpstreams);
