import {
  type FollowedSearch,
  newsAddress,
  type SearchNews,
} from '#domain/cars/followedSearches.ts';
import { objectOf, readFlag, readNumber } from '#domain/reader.ts';
import type { SiteId } from '#domain/sites/site.ts';
import { type Asked, type AskFailure, ask } from '#features/shared/siteApi.ts';
import { type AnswerState, useAnswer } from '#features/shared/useAnswer.ts';

/** What is new in a followed search. */
export function useNews(
  site: SiteId,
  { address, name, visitedAt }: FollowedSearch,
): AnswerState<SearchNews, AskFailure> {
  return useAnswer({ site, search: { address, name, visitedAt } }, askNews).answer;
}

// In ms; longer than the site's own timeout for the index.
const timeoutMs = 10_000;

const read = objectOf<SearchNews>({ total: readNumber, entered: readNumber, isMore: readFlag });

interface NewsQuestion {
  readonly site: SiteId;
  readonly search: FollowedSearch;
}

function askNews({ site, search }: NewsQuestion, signal: AbortSignal): Asked<SearchNews> {
  return ask(newsAddress(site, search), { read, timeoutMs, signal });
}
