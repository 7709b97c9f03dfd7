import { randomUUID } from 'node:crypto';
import { minuteMs } from '#domain/units.ts';
import { perProcess } from '#process/perProcess.ts';
import { atShutdown } from '#process/shutdownTasks.ts';
import { findSite } from '#sites/index.ts';
import { createLeadClient } from '#upstream/comhub/client.ts';
import { systemTimers } from '#upstream/http/deadline.ts';
import { createFacilityAddresses } from '#upstream/search/facilityAddresses.ts';
import { log } from '../log.ts';
import { askSearch, environment } from '../services.ts';
import { deliveryBackOff } from '../stores/siteStores.ts';
import { stores } from '../stores/stores.ts';
import { upstreamLimits, upstreams } from '../upstreams.ts';
import { createRecipientCheck } from './leadRecipients.ts';
import { createLeadOutbox, type LeadOutbox } from './outbox/leadOutbox.ts';
import type { OutboxEntry } from './outbox/outboxStore.ts';

const limits = {
  concurrent: 4,
  pollMs: 1_000,
  // A delivery takes 3 s for the recipient and 5 s for the lead service at most, and some waiting.
  leaseMs: 15_000,
  backOff: deliveryBackOff,
} as const;

// Someone should look at it long before a customer gives up waiting for an answer.
const lateMs = 15 * minuteMs;

function createOutbox(): LeadOutbox {
  const service = createLeadClient({
    ...environment.comhub,
    upstream: upstreams.comhub,
    timeoutMs: upstreamLimits.comhub.timeoutMs,
  });
  const checkRecipient = createRecipientCheck({
    addressesOf: createFacilityAddresses({
      ask: askSearch,
      findSite,
      now: () => performance.now(),
      log,
    }),
    log,
  });
  const deliver = async (entry: OutboxEntry) => {
    const lead = await checkRecipient(entry);
    return lead.ok ? service.submit(lead.value) : lead;
  };
  return createLeadOutbox({
    store: stores.outbox,
    deliver,
    clock: { now: () => performance.now(), after: systemTimers.after, random: Math.random },
    newLease: randomUUID,
    limits,
    lateMs,
    log,
  });
}

/** The outbox of this process. */
export const leadOutbox: LeadOutbox = perProcess('outbox of leads', createOutbox);

/** Delivers the leads in the outbox until the process ends. */
export function startLeads(): void {
  stores.start();
  leadOutbox.start();
  atShutdown(async () => {
    await leadOutbox.stop();
    await stores.close();
  });
}
