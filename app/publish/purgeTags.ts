import { renewAnswers } from '#upstream/http/memories.ts';
import { type Purge, pageEvents } from '../pageCache/pageEvents.ts';

/**
 * Has the pages with some tags made again, in all processes; and those that show an answer which pages share, such as a
 * menu, if it is made from what has the tags and has changed.
 *
 * @returns all tags that were purged.
 */
export async function purgeTags(purge: Purge): Promise<readonly string[]> {
  // Before any page is rendered again.
  const renewing = renew(purge);
  pageEvents.emit('purged', purge);
  return [...purge.tags, ...(await purgeChanged(await renewing))];
}

/** Has the answers of this process follow what another process has purged. */
export function followPurges(): void {
  pageEvents.on('purgedElsewhere', async (purge) => {
    await purgeChanged(await renew(purge));
  });
}

/**
 * Asks again for the answers that are concerned. The purge of those that have changed counts from when this process learned
 * of the first one, because pages that were made since show the new answers. So it doesn't matter how many processes report them.
 */
async function renew({ tags, graceSeconds, ageMs = 0 }: Purge): Promise<Purge> {
  const started = performance.now();
  const changed = await renewAnswers(new Set(tags));
  return { tags: changed, graceSeconds, ageMs: ageMs + performance.now() - started };
}

async function purgeChanged(purge: Purge): Promise<readonly string[]> {
  return purge.tags.length === 0 ? [] : purgeTags(purge);
}
