import { tagsParameter } from '#domain/stories/storiesFilter.ts';
import type { ListPart, ListRequest } from '#domain/stories/storiesList.ts';
import type { StoryView } from './storyView.ts';

// In ms; longer than the site's own timeout for the content platform.
const timeoutMs = 10_000;

/** Fetches a part of a list from the site's API. Rejects on failure, timeout or abort. */
export async function fetchStories(
  /** The query that names site, language and index. */
  place: string,
  { tags, first, after }: ListRequest,
  abortSignal: AbortSignal,
): Promise<ListPart<StoryView>> {
  const query = new URLSearchParams(place);
  query.set('first', `${first}`);
  if (tags.length > 0) query.set(tagsParameter, tags.join());
  if (after !== undefined) query.set('after', after);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  abortSignal.addEventListener('abort', () => late.abort());
  try {
    const answer = await fetch(`/api/stories?${query}`, { signal: late.signal });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return await answer.json();
  } finally {
    clearTimeout(timer);
  }
}
