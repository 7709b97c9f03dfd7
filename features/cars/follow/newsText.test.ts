import { expect, test } from 'vitest';
import type { SearchNews } from '#domain/cars/followedSearches.ts';
import { dictionaryKeys, parseDictionary } from '#domain/content/dictionary.ts';
import type { AskFailure } from '#features/shared/siteApi.ts';
import type { AnswerState } from '#features/shared/useAnswer.ts';
import { followTexts } from './followTexts.ts';
import { newsText } from './newsText.ts';

const { dictionary } = parseDictionary(
  new Map([
    ...dictionaryKeys.map((key) => [key, key] as const),
    ['followedCount', 'Cars: {count}'],
    ['followedNew', '{count} new since {date}'],
    ['followedNone', 'Nothing new since {date}'],
  ]),
);
const place = { texts: followTexts(dictionary), locale: 'en' } as const;
const search = { address: '/cars', name: 'Cars', visitedAt: '2026-11-24T12:00:00.000Z' };
const loaded = (value: SearchNews) => ({ kind: 'loaded', value }) as const;
const failed = (failure: AskFailure) => ({ kind: 'failed', failure }) as const;

test.each<[AnswerState<SearchNews, AskFailure>, string, string | undefined]>([
  [{ kind: 'loading' }, '', undefined],
  [failed({ kind: 'unanswered' }), 'followedFailed', undefined],
  [failed({ kind: 'refused', status: 503, body: {} }), 'followedFailed', undefined],
  [failed({ kind: 'refused', status: 404, body: {} }), 'followedGone', undefined],
  [loaded({ total: 0, entered: 0, isMore: false }), 'Cars: 0', 'Nothing new since 24 Nov'],
  [loaded({ total: 1200, entered: 3, isMore: false }), 'Cars: 1,200', '3 new since 24 Nov'],
  [loaded({ total: 20_000, entered: 48, isMore: true }), 'Cars: 10000+', '48+ new since 24 Nov'],
])('%j', (answer, count, news) => {
  expect(newsText(answer, search, place)).toMatchObject({ count, ...(news && { news }) });
});
