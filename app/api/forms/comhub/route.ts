import { formTokens } from '#app/forms/siteFormTokens.ts';
import { createLeadHandler } from '#app/leads/leadHandler.ts';
import { leadOutbox } from '#app/leads/leads.ts';
import { submissionIdOf } from '#app/leads/submissionId.ts';
import { siteAtHost } from '#sites/siteHosts.ts';
import { log } from '../../../log.ts';
import { limiters } from '../../../rateLimits.ts';
import { environment } from '../../../services.ts';

/** Accepts the lead forms of all sites. */
export const POST = createLeadHandler({
  outbox: leadOutbox,
  siteAtHost,
  submissionIdOf: (entries) =>
    submissionIdOf(entries, { key: environment.comhub.key, now: Date.now }),
  tokens: formTokens,
  limiters,
  secret: environment.comhub.key,
  now: Date.now,
  log,
});
