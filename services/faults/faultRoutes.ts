import { readText } from '../http/body.ts';
import { readBody } from '../http/readBody.ts';
import { json, refusal, seeOther } from '../http/respond.ts';
import type { Route } from '../http/router.ts';
import { defaultDelay, type Fault, faultModes, faultSchema, longestDelay } from './fault.ts';
import type { FaultSwitches } from './faultSwitches.ts';

const usage =
  `"mode" must be one of ${faultModes.join(', ')}; ` +
  `only slow and late take "delayMs", a whole number from 1 to ${longestDelay}.`;

/** Where the browser is redirected after a form post. */
const backToPanel = '/#faults';

/** The switches over HTTP: JSON for programs, form posts for the front page. */
export function faultRoutes(switches: FaultSwitches): Route[] {
  const reset = () => {
    switches.reset();
    return json(switches.all());
  };
  const postReset = () => {
    switches.reset();
    return seeOther(backToPanel);
  };
  const writes: Route[] = [
    { method: 'DELETE', path: '/faults', handle: reset },
    {
      method: 'PUT',
      path: '/faults/:upstream',
      handle: (request, { upstream = '' }) => putFault(request, upstream, switches),
    },
    { method: 'POST', path: '/faults', handle: postReset },
    {
      method: 'POST',
      path: '/faults/:upstream',
      handle: (request, { upstream = '' }) => postFault(request, upstream, switches),
    },
  ];
  return [
    { method: 'GET', path: '/faults', handle: () => json(switches.all()) },
    ...writes.map(onlyFromOwnPages),
  ];
}

function onlyFromOwnPages({ handle, ...route }: Route): Route {
  return {
    ...route,
    handle: (request, parameters) => (isForeign(request) ? foreign() : handle(request, parameters)),
  };
}

function unknown(upstream: string, { upstreams }: FaultSwitches): Response {
  return refusal(404, `There is no upstream "${upstream}"; there are ${upstreams.join(', ')}.`);
}

async function putFault(request: Request, upstream: string, switches: FaultSwitches) {
  if (switches.get(upstream) === undefined) return unknown(upstream, switches);
  const fault = await readBody(request, faultSchema, { maxBytes: 10_000 });
  if (fault instanceof Response) return refusal(400, usage);
  switches.set(upstream, fault);
  return json(fault);
}

/**
 * Whether a browser sent the request from a page of another site. Browsers without
 * `sec-fetch-site` send the origin of the page.
 */
function isForeign({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  const origin = headers.get('origin');
  return origin !== null && URL.parse(origin)?.host !== headers.get('host');
}

function foreign(): Response {
  return refusal(403, 'The switches are not changed from pages of other sites.');
}

async function postFault(request: Request, upstream: string, switches: FaultSwitches) {
  if (switches.get(upstream) === undefined) return unknown(upstream, switches);
  const body = await readText(request, 10_000);
  const fault = body.kind === 'text' ? readForm(new URLSearchParams(body.text)) : undefined;
  if (fault === undefined) return refusal(400, usage);
  switches.set(upstream, fault);
  return seeOther(backToPanel);
}

/** The form always sends a delay in seconds, regardless of the mode. */
function readForm(form: URLSearchParams): Fault | undefined {
  const mode = form.get('mode');
  const seconds = form.get('seconds')?.trim() || String(defaultDelay / 1000);
  const delayMs = Math.round(Number(seconds.replace(',', '.')) * 1000);
  return faultSchema.safeParse(mode === 'slow' || mode === 'late' ? { mode, delayMs } : { mode })
    .data;
}
