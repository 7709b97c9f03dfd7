import { z } from 'zod';
import { wireLead } from '#upstream/comhub/wire.ts';
import type { OutboxEntry } from './outboxStore.ts';

/** How many delivered ids stores keep. About 10 MB; a browser repeats a submission within minutes. */
export const defaultMaxDelivered = 100_000;

const storedEntry = z.object({ site: z.string(), lead: wireLead });

/** Parses the JSON of an entry. If it is invalid, throws an error that contains no personal data. */
export function readStoredEntry(body: unknown): OutboxEntry {
  try {
    return storedEntry.parse(JSON.parse(String(body)));
  } catch {
    // The original message may quote the entry, which is personal data.
    throw new Error('a stored lead is unreadable');
  }
}
