import type { Lead } from '#domain/leads/lead.ts';
import { leadForms } from '#domain/leads/leadForm.ts';
import { ok, type Result } from '#domain/result.ts';
import type { UpstreamFailure } from '#domain/upstreamFailure.ts';
import type { FacilityAddresses } from '#upstream/search/facilityAddresses.ts';
import type { OutboxEntry } from './outbox/outboxStore.ts';

interface LeadRecipientsOptions {
  readonly addressesOf: FacilityAddresses;
  /** Receives lines without personal data. */
  readonly log: (line: string) => void;
}

/** Returns the lead with a recipient that is allowed; fails while that can't be checked. */
export type CheckRecipient = (entry: OutboxEntry) => Promise<Result<Lead, UpstreamFailure>>;

/**
 * The recipient comes from the browser, so anybody could name any address. Only addresses of the
 * site's facilities are passed on. A lead for another one is delivered without a recipient, because
 * its address may just have changed since the page was rendered. The check is part of the delivery:
 * accepting a lead depends on no upstream.
 */
export function createRecipientCheck(options: LeadRecipientsOptions): CheckRecipient {
  const { addressesOf, log } = options;
  return async ({ site, lead }) => {
    const recipient = recipientOf(lead);
    if (!recipient) return ok(lead);
    const known = await addressesOf(site);
    if (!known.ok) return known;
    if (known.value.has(recipient.address.toLowerCase())) return ok(lead);
    log(`leads: ${lead.formSubmissionId}: its recipient is no address of ${site} and is removed`);
    return ok({ ...lead, values: { ...lead.values, ...recipient.without } });
  };
}

function recipientOf({ formName, values }: Lead) {
  const fields = leadForms.find(({ name }) => formName.endsWith(name))?.recipient;
  if (!fields) return undefined;
  const address = values[fields.email];
  if (typeof address !== 'string' || address === '') return undefined;
  return { address, without: { [fields.email]: '', [fields.name]: '' } };
}
