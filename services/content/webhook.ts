import type { Log } from '../service.ts';
import type { ItemUpdate } from './changedItems.ts';

/** Where changes are reported. */
export interface WebhookTarget {
  /** Address of the site's webhook. */
  url: string;
  secret: string;
}

/** The platform reports more changes in several calls. */
const updatesPerCall = 1_000;

/** Longer than the site takes (ms). */
const timeoutMs = 10_000;

/** Creates a function that reports changes as the platform does. A site that isn't running is logged. */
export function createWebhook({ url, secret }: WebhookTarget, log: Log) {
  const headers = { 'content-type': 'application/json', 'x-revalidate-secret': secret };
  return async (updates: readonly ItemUpdate[]): Promise<void> => {
    const invocation = { invocation_id: crypto.randomUUID() };
    for (let at = 0; at < updates.length; at += updatesPerCall) {
      const part = updates.slice(at, at + updatesPerCall);
      const continues = at + updatesPerCall < updates.length;
      const body = JSON.stringify({ ...invocation, updates: part, continues });
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await fetch(url, { method: 'POST', headers, body, signal }).catch(String);
      const outcome = typeof answer === 'string' ? answer : `status ${answer.status}`;
      log(`content: webhook with ${part.length} updates: ${outcome}`);
    }
  };
}
