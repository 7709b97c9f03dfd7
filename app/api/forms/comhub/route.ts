import { formTokens } from '#app/forms/siteFormTokens.ts';
import { createLeadHandler } from '#app/leads/leadHandler.ts';
import { leadOutbox } from '#app/leads/leads.ts';
import { submissionIdOf } from '#app/leads/submissionId.ts';
import { readTelemetry } from '#process/telemetry.ts';
import { siteAtHost } from '#sites/siteHosts.ts';
import { log } from '../../../log.ts';
import { limiters } from '../../../rateLimits.ts';
import { hashKeys } from '../../../secrets/siteKeys.ts';

/** Accepts the lead forms of all sites. */
export const POST = createLeadHandler({
  outbox: leadOutbox,
  siteAtHost,
  submissionIdOf: (entries) => submissionIdOf(entries, { key: hashKeys()[0], now: Date.now }),
  tokens: formTokens,
  limiters,
  hashKeys,
  now: Date.now,
  log,
  noteRefused: (kind) => readTelemetry()?.leadRefused(kind),
});
