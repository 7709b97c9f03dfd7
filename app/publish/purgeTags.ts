import { renewAnswers } from '#upstream/http/memories.ts';
import { type Purge, pageEvents } from '../pageCache/pageEvents.ts';

/**
 * Has the pages with some tags made again, in all processes; and those that show an answer which pages share, such as a
 * menu, if it is made from what has the tags and has changed.
 *
 * @returns all tags that were purged.
 */
export async function purgeTags({ tags, graceSeconds }: Purge): Promise<readonly string[]> {
  // Before any page is rendered again.
  const renewing = renewAnswers(new Set(tags));
  pageEvents.emit('purged', { tags, graceSeconds });
  return [...tags, ...(await purgeChanged(await renewing, graceSeconds))];
}

/** Has the answers of this process follow what another process has purged. */
export function followPurges(): void {
  pageEvents.on('purgedElsewhere', async ({ tags, graceSeconds }) => {
    await purgeChanged(await renewAnswers(new Set(tags)), graceSeconds);
  });
}

async function purgeChanged(
  tags: readonly string[],
  graceSeconds: Purge['graceSeconds'],
): Promise<readonly string[]> {
  return tags.length === 0 ? [] : purgeTags({ tags, graceSeconds });
}
