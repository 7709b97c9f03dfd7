import { perProcess } from '#process/perProcess.ts';
import { readTelemetry } from '#process/telemetry.ts';
import type { GateLimits } from '#upstream/http/gate.ts';
import { createUpstream, type Upstream } from '#upstream/http/upstream.ts';
import { parseEnvironment } from './environment.ts';
import { log } from './log.ts';
import { processLimits } from './processLimits.ts';
import { visitorBudgetMs } from './visitorBudget.ts';

/**
 * Limits of concurrent and waiting requests per upstream. The processes of all machines share the concurrent ones
 * (`processLimits.ts`). The time limit of a request, in `app/services.ts`, starts when its wait is over.
 */
const limits = {
  // The platform allows 80 requests per second, which is 8 at a time at 0.1 s each; the embedded one uses
  // one core, where more requests would only slow each other down. A cold start sends about three
  // requests per page. Nobody waits longer than a page's budget.
  content: { maxConcurrent: 8, maxQueued: 2_000, maxWaitMs: visitorBudgetMs },
  // Files of about 100 KB for blurs, which pages don't wait long for.
  contentMedia: { maxConcurrent: 4, maxQueued: 200, maxWaitMs: 1_000 },
  // The embedded engine uses one core too; a cluster answers 4 at a time about 200 times per second.
  search: { maxConcurrent: 4, maxQueued: 1_000, maxWaitMs: visitorBudgetMs },
  // Requested when a visitor opens a video or a 360° view, with the pictures visible meanwhile.
  carMedia: { maxConcurrent: 8, maxQueued: 100, maxWaitMs: 2_000 },
  // Requested after a form was sent. Jotform has hourly limits, so bursts are refused.
  jotform: { maxConcurrent: 2, maxQueued: 20, maxWaitMs: 1_000 },
  // Requested while a visitor moves a slider, and calculated on the lender's side.
  codeweaver: { maxConcurrent: 8, maxQueued: 100, maxWaitMs: 2_000 },
  // The outbox has four deliveries under way and sends the next one when one ends.
  comhub: { maxConcurrent: 4, maxQueued: 4, maxWaitMs: 1_000 },
  // Requested while a visitor types; a late answer is for a text that has changed.
  places: { maxConcurrent: 8, maxQueued: 50, maxWaitMs: 1_000 },
  // Visitors wait for each step of a booking; a stream counts until it begins. Bookings wait longer
  // (`app/booking/booking.ts`). With its time limit, another question takes as long as browsers wait.
  mechmate: { maxConcurrent: 16, maxQueued: 200, maxWaitMs: 5_000 },
  // Owners wait for each step, and come in thousands with the first snow.
  tirehotel: { maxConcurrent: 16, maxQueued: 200, maxWaitMs: 5_000 },
} as const satisfies Readonly<Record<string, GateLimits>>;

/** Name of an upstream. */
export type UpstreamName = keyof typeof limits;

/** All upstreams of the site by name. */
export type Upstreams = Readonly<Record<UpstreamName, Upstream>>;

function createUpstreams(): Upstreams {
  const environment = parseEnvironment(process.env);
  const create = (name: UpstreamName) =>
    createUpstream({
      name,
      ...limits[name],
      ...processLimits(limits[name].maxConcurrent, environment),
      log,
      observer: readTelemetry,
    });
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
