import { isSameSecret } from '#process/isSameSecret.ts';
import type { SecretKeys } from '#process/secretKeys.ts';
import { parseWebhook } from '#upstream/content/parseWebhook.ts';
import { wireWebhook } from '#upstream/content/webhookWire.ts';
import { refusal, reply } from '../http/answers.ts';
import { readBody } from '../http/readRequest.ts';
import type { Publisher } from './publisher.ts';

interface RevalidateTools {
  /** The secrets, each of which is valid. */
  readonly keys: SecretKeys;
  /** The names of the sites on the platform. */
  readonly sites: readonly string[];
  readonly publish: Publisher;
}

/** How much of what isn't understood is named. */
const mostIgnored = 20;

/** As large as the server takes. */
const maxBytes = 1_000_000;

/**
 * Handles calls of the platform's webhook, in its own form and in that of its SDK. Answers with the tags that were purged,
 * and with the names of what isn't understood; 401 without the secret, and 400 for a body that is no such call.
 */
export function createRevalidateHandler({
  keys,
  sites,
  publish,
}: RevalidateTools): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!isCaller(request, keys)) return refusal(401, 'wrong-secret');
    const call = await readBody(wireWebhook, request, maxBytes);
    if (!call.ok) return reply({ failure: 'malformed-body', ...call.failure }, { status: 400 });
    const published = parseWebhook(call.value, sites);
    const isEmpty = published.items.length + published.tags.length === 0;
    const tags = isEmpty ? [] : await publish(published);
    return reply({
      revalidated: !isEmpty,
      tags,
      ignored: [...new Set(published.ignored)].slice(0, mostIgnored),
    });
  };
}

/** All secrets are compared, so that the time doesn't tell them apart. */
function isCaller({ headers }: Request, keys: SecretKeys): boolean {
  const given = headers.get('x-revalidate-secret') ?? '';
  return keys.map((key) => isSameSecret(given, key)).includes(true);
}
