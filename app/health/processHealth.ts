import { provideHealth } from '#process/processHealth.ts';
import { leadOutbox, leadStore } from '../leads/leads.ts';
import { rateLimitStore } from '../rateLimits.ts';
import { sessions } from '../tireHotel/sessions.ts';
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
      upstreams: Object.fromEntries(states),
      leads: leadOutbox.report(),
      stores: {
        outbox: leadStore.health(),
        sessions: sessions.health(),
        limits: rateLimitStore.health(),
      },
    };
  });
}
