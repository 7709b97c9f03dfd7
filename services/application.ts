import type { Fault } from './faults/fault.ts';
import { faultRoutes } from './faults/faultRoutes.ts';
import { createFaultSwitches } from './faults/faultSwitches.ts';
import { type Delay, withFault } from './faults/withFault.ts';
import { frontPageRoutes } from './frontPage/frontPage.ts';
import type { Panel } from './frontPage/panel.ts';
import { isUnder } from './http/isUnder.ts';
import { json } from './http/respond.ts';
import { createRouter } from './http/router.ts';
import { withSecurityHeaders } from './http/securityHeaders.ts';
import type { Handler, Service } from './service.ts';

/** The parts of the services process. */
export interface ApplicationOptions {
  services: readonly Service[];
  /** Public address of the services, without a trailing slash. */
  origin: string;
  delay: Delay;
  /** Panels of the front page that belong to no service. @default none */
  panels?: readonly Panel[];
}

interface Mount {
  prefix: string;
  handle: Handler;
}

const noFault: Fault = { mode: 'ok' };

/** Handles every request: the services, each behind its fault switch, and the front page. */
export function createApplication({
  services,
  origin,
  delay,
  panels = [],
}: ApplicationOptions): Handler {
  const switches = createFaultSwitches(services.map(({ id }) => id));
  const mounts: Mount[] = services.flatMap(({ id, prefixes, handle }) => {
    const guarded = withFault(handle, () => switches.get(id) ?? noFault, delay);
    return prefixes.map((prefix) => ({ prefix, handle: guarded }));
  });
  const own = createRouter([
    { method: 'GET', path: '/healthz', handle: () => json({ status: 'ok' }) },
    ...faultRoutes(switches),
    ...frontPageRoutes({ services, switches, origin, panels }),
  ]);
  return withSecurityHeaders((request) => {
    const { pathname } = new URL(request.url);
    const mount = mounts.find(({ prefix }) => isUnder(prefix, pathname));
    return (mount?.handle ?? own)(request);
  });
}
