import { createHealthHandler } from '../../health/healthHandlers.ts';
import { probes } from '../../health/probes.ts';
import { leadOutbox } from '../../leads/leads.ts';
import { upstreams } from '../../upstreams.ts';

export const dynamic = 'force-dynamic';

/** Liveness, for load balancers and for scripts that start the site. */
export const GET = createHealthHandler({
  upstreams,
  probes: Object.values(probes),
  leads: leadOutbox.report,
});
