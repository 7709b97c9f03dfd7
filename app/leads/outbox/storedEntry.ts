import { z } from 'zod';
import { wireLead } from '#upstream/comhub/wire.ts';
import type { OutboxEntry } from './outboxStore.ts';

/** How many delivered ids stores keep. About 10 MB; a browser repeats a submission within minutes. */
export const defaultMaxDelivered = 100_000;

const storedEntry = z.object({ site: z.string(), lead: wireLead });

/** Reads the JSON text of an entry. Throws an error without personal data if it is none. */
export function readStoredEntry(body: unknown): OutboxEntry {
  try {
    return storedEntry.parse(JSON.parse(String(body)));
  } catch {
    // The original message may quote the entry, which is personal data.
    throw new Error('a stored lead is unreadable');
  }
}
