import { createReadinessHandler } from '../../health/healthHandlers.ts';
import { probes } from '../../health/probes.ts';
import { upstreams } from '../../upstreams.ts';

export const dynamic = 'force-dynamic';

/** Readiness, for load balancers. */
export const GET = createReadinessHandler({ content: upstreams.content, probe: probes.content });
