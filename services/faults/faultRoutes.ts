import { parseJson, readText } from '../http/body.ts';
import { json, refusal, seeOther } from '../http/respond.ts';
import type { Route } from '../http/router.ts';
import { defaultDelay, type Fault, faultModes, faultSchema, longestDelay } from './fault.ts';
import type { FaultSwitches } from './faultSwitches.ts';

const usage =
  `"mode" must be one of ${faultModes.join(', ')}; ` +
  `only slow takes "delayMs", a whole number from 1 to ${longestDelay}.`;

/** Where a form leads back to. */
const backToPanel = '/#faults';

/** The switches over HTTP: JSON for programs, form posts for the front page. */
export function faultRoutes(switches: FaultSwitches): Route[] {
  const reset = () => {
    switches.reset();
    return json(switches.all());
  };
  return [
    { method: 'GET', path: '/faults', handle: () => json(switches.all()) },
    { method: 'DELETE', path: '/faults', handle: reset },
    {
      method: 'PUT',
      path: '/faults/:upstream',
      handle: (request, { upstream = '' }) => putFault(request, upstream, switches),
    },
    { method: 'POST', path: '/faults', handle: (request) => postReset(request, switches) },
    {
      method: 'POST',
      path: '/faults/:upstream',
      handle: (request, { upstream = '' }) => postFault(request, upstream, switches),
    },
  ];
}

function unknown(upstream: string, { upstreams }: FaultSwitches): Response {
  return refusal(404, `There is no upstream "${upstream}"; there are ${upstreams.join(', ')}.`);
}

async function putFault(request: Request, upstream: string, switches: FaultSwitches) {
  if (switches.get(upstream) === undefined) return unknown(upstream, switches);
  const body = await readText(request, 10_000);
  const parsed = body.kind === 'text' ? parseJson(body.text) : undefined;
  const fault = faultSchema.safeParse(parsed?.value);
  if (!fault.success) return refusal(400, usage);
  switches.set(upstream, fault.data);
  return json(fault.data);
}

/** Another site's page could post here from a tester's browser; only our own page may. */
function isForeign({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  return site !== null && site !== 'same-origin' && site !== 'none';
}

function foreign(): Response {
  return refusal(403, 'Forms are taken from the front page only.');
}

function postReset(request: Request, switches: FaultSwitches): Response {
  if (isForeign(request)) return foreign();
  switches.reset();
  return seeOther(backToPanel);
}

async function postFault(request: Request, upstream: string, switches: FaultSwitches) {
  if (isForeign(request)) return foreign();
  if (switches.get(upstream) === undefined) return unknown(upstream, switches);
  const body = await readText(request, 10_000);
  const fault = body.kind === 'text' ? readForm(new URLSearchParams(body.text)) : undefined;
  if (fault === undefined) return refusal(400, usage);
  switches.set(upstream, fault);
  return seeOther(backToPanel);
}

/** The form always sends its delay in seconds, whichever mode was chosen. */
function readForm(form: URLSearchParams): Fault | undefined {
  const mode = form.get('mode');
  const seconds = form.get('seconds')?.trim() || String(defaultDelay / 1000);
  const delayMs = Math.round(Number(seconds.replace(',', '.')) * 1000);
  return faultSchema.safeParse(mode === 'slow' ? { mode, delayMs } : { mode }).data;
}
