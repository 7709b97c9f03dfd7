import { LRUCache } from 'lru-cache';
import { hourMs } from '#domain/units.ts';
import { reportUnreadableParts } from '#upstream/http/optionalParts.ts';
import { log } from './log.ts';

const rememberedParts = 500;

/** The same part is malformed in every answer until somebody corrects it, so it is logged once an hour. */
const logged = new LRUCache<string, true>({ max: rememberedParts, ttl: hourMs });

/** Logs the parts of upstreams' answers that are left out because they can't be read. */
export function logUnreadableParts(): void {
  reportUnreadableParts((part, reason) => {
    if (logged.has(part)) return;
    logged.set(part, true);
    log(`upstream: ${part} can't be read and is left out: ${reason}`);
  });
}
