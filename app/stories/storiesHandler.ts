import { ok } from '#domain/result.ts';
import {
  describeStoriesFailure,
  type StoriesFailure,
  type StoriesService,
} from '#domain/stories/service.ts';
import { tagIdsOf } from '#domain/stories/storiesFilter.ts';
import type { ListPart } from '#domain/stories/storiesListState.ts';
import { type Answer, asFreshAs } from '#domain/upstreamAnswer.ts';
import { logFailure } from '#domain/upstreamFailure.ts';
import { partView, type StoryView } from '#features/stories/storyView.ts';
import { refusal, replyFrom } from '../http/answers.ts';
import { queryOf } from '../http/readRequest.ts';
import { parseSiteAddress, type SiteAddress } from '../site/siteAddress.ts';
import { parseStoriesQuery, type StoriesQuery } from './storiesQuery.ts';

/** Long enough for a visitor browsing the list, short enough for new publications to appear. */
const caching = 'public, max-age=30, stale-while-revalidate=60';

interface StoriesHandlerOptions {
  readonly stories: Pick<StoriesService, 'list' | 'tags'>;
  readonly log: (line: string) => void;
}

/**
 * A part of a list of stories, as shown on cards. Answers 400 for an invalid query, 404 for an unknown
 * list and 503 while the content platform fails.
 */
export function createStoriesHandler({ stories, log }: StoriesHandlerOptions) {
  return async (request: Request): Promise<Response> => {
    const query = parseStoriesQuery(queryOf(request));
    if (!query) return refusal(400, 'malformed-query');
    const address = parseSiteAddress(query);
    if (!address) return refusal(404, 'unknown-site');
    const answer = await loadPart(stories, address, query);
    if (answer.ok) return replyFrom(answer, answer.value, caching);
    const { failure } = answer;
    // Anybody can request an unknown list, so only failures are logged.
    if (failure.kind === 'no-index') return refusal(404, failure.kind);
    const place = `${query.site} ${query.locale} ${query.index}`;
    logFailure(log, failure, `stories: a part of ${place}: ${describeStoriesFailure(failure)}`);
    return refusal(503, failure.kind);
  };
}

async function loadPart(
  stories: StoriesHandlerOptions['stories'],
  { site, locale }: SiteAddress,
  { index, first, after, tags }: StoriesQuery,
): Promise<Answer<ListPart<StoryView>, StoriesFailure>> {
  const of = { site: site.contentName, language: locale };
  const listWith = (tagIds: readonly string[]) =>
    stories.list({ ...of, timeZone: site.timeZone, index, limit: first, cursor: after, tagIds });
  // Only a filtered list needs the tags first.
  const [known, whole] = await Promise.all([
    stories.tags(of),
    tags.length === 0 ? listWith([]) : undefined,
  ]);
  if (!known.ok) return known;
  const tagIds = tagIdsOf(tags, known.value);
  // Without a known tag there would be no filter, and the list would be complete.
  if (tags.length > 0 && tagIds.length === 0) return ok({ stories: [], total: 0 });
  const part = whole ?? (await listWith(tagIds));
  if (!part.ok) return part;
  return asFreshAs(known, asFreshAs(part, ok(partView(part.value, known.value))));
}
