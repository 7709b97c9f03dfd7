import { formTokenHeader, trapField } from '#domain/forms/botCheck.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { leadParties } from '#domain/leads/leadParties.ts';
import { members } from '#domain/record.ts';
import type { SecretKeys } from '#process/secretKeys.ts';
import type { RateLimiter } from '#storage/rateLimits/rateLimit.ts';
import { takeAll } from '#storage/rateLimits/rateLimit.ts';
import type { FormTokens } from '../forms/formTokens.ts';
import { clientNetworkOf } from '../http/clientAddress.ts';
import { keyedHashes } from '../secrets/keyedHash.ts';
import type { LeadAnswer } from './leadAnswers.ts';

/** The limits of leads, in the order in which they are counted. */
export interface LeadLimiters {
  /** Leads with a token, by client. */
  readonly leads: RateLimiter;
  /** Leads without one or sent too fast, by client. */
  readonly leadsWithoutToken: RateLimiter;
  readonly leadsOfPhone: RateLimiter;
  readonly leadsOfEmail: RateLimiter;
  readonly leadsOfRecipient: RateLimiter;
}

/** What the guard of leads needs. */
export interface LeadGuardTools {
  readonly tokens: Pick<FormTokens, 'check'>;
  readonly limiters: LeadLimiters;
  /** Make keys of personal data, so that counters contain none. */
  readonly hashKeys: () => SecretKeys;
}

/** Whether the field that visitors don't see was filled in. `body` is a lead that isn't parsed yet. */
export function isTrapped(body: unknown): boolean {
  return Boolean(members(members(body)['values'])[trapField]);
}

/**
 * The refusal of a lead that was sent too often; `undefined` admits it. A form without a token, or sent faster
 * than people fill it in, has fewer tries; after those, waiting for the token's age is enough. What many share,
 * the recipient, is counted last, so that refused leads don't use it up.
 */
export async function refuseLead(
  request: Request,
  lead: Lead,
  { tokens, limiters, hashKeys }: LeadGuardTools,
): Promise<LeadAnswer | undefined> {
  const token = tokens.check(request.headers.get(formTokenHeader));
  const limiter = token.kind === 'valid' ? limiters.leads : limiters.leadsWithoutToken;
  const ofClient = await limiter.take(clientNetworkOf(request));
  if (ofClient.kind === 'refused' && token.kind === 'too-new') {
    return { kind: 'too-soon', retryAfterSeconds: token.retryAfterSeconds };
  }
  const { phone, email, recipient } = leadParties(lead);
  const counts = (party: string, of: RateLimiter) =>
    keyedHashes(hashKeys(), party).map((hash) => [of, hash] as const);
  const admission =
    ofClient.kind === 'admitted'
      ? await takeAll([
          ...counts(phone, limiters.leadsOfPhone),
          ...counts(email, limiters.leadsOfEmail),
          ...counts(recipient, limiters.leadsOfRecipient),
        ])
      : ofClient;
  switch (admission.kind) {
    case 'admitted':
      return undefined;
    case 'refused':
      return { kind: 'too-many', retryAfterSeconds: admission.retryAfterSeconds };
    case 'unavailable':
      return { kind: 'unavailable' };
  }
}
