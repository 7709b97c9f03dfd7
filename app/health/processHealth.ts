import { provideHealth } from '#process/processHealth.ts';
import { leadOutbox } from '../leads/leads.ts';
import { pageStoreUpstream } from '../pageStore/pageStoreUpstream.ts';
import { stores } from '../stores/stores.ts';
import { upstreams } from '../upstreams.ts';
import { probes } from './probes.ts';

/**
 * Provides the health of this process, for which the primary process asks. A report starts the probes and doesn't wait for
 * them: what they find is in the next one.
 */
export function startHealth(): void {
  provideHealth(() => {
    for (const probe of Object.values(probes)) void probe();
    const states = Object.entries(upstreams).map(([name, { health }]) => [name, health()]);
    return {
      upstreams: {
        ...Object.fromEntries(states),
        ...(pageStoreUpstream && { pageStore: pageStoreUpstream.health() }),
      },
      leads: leadOutbox.report(),
      stores: {
        outbox: stores.outbox.health(),
        sessions: stores.sessions.health(),
        limits: stores.limits.health(),
      },
    };
  });
}
