import type { FollowedSearch, SearchNews } from '#domain/cars/followedSearches.ts';
import { fillText } from '#domain/fillText.ts';
import { dateFormatter } from '#domain/formatters.ts';
import { dateLocale } from '#domain/sites/localTime.ts';
import type { Locale } from '#domain/sites/site.ts';
import type { AskFailure } from '#features/shared/siteApi.ts';
import type { AnswerState } from '#features/shared/useAnswer.ts';
import { formatHits } from '../list/formatHits.ts';
import type { FollowTexts } from './followTexts.ts';

/** What is said about a followed search. */
export interface NewsText {
  /** The number of cars, or why it is unknown; empty while it is loading. */
  readonly count: string;
  /** What is new since the last visit. */
  readonly news?: string | undefined;
  /** Whether something is. */
  readonly isNew: boolean;
}

/** The number of cars of a followed search, and how many of them are new. */
export function newsText(
  answer: AnswerState<SearchNews, AskFailure>,
  { visitedAt }: FollowedSearch,
  { texts, locale }: { readonly texts: FollowTexts; readonly locale: Locale },
): NewsText {
  switch (answer.kind) {
    case 'unasked':
    case 'loading':
      return { count: '', isNew: false };
    case 'failed': {
      const { failure } = answer;
      const isGone = failure.kind === 'refused' && failure.status === 404;
      return { count: isGone ? texts.followedGone : texts.followedFailed, isNew: false };
    }
    case 'loaded': {
      const { total, entered, isMore } = answer.value;
      const date = dateText(visitedAt, locale);
      const isNew = entered > 0;
      return {
        count: fillText(texts.followedCount, { count: formatHits(total, locale) }),
        news: isNew
          ? fillText(texts.followedNew, { count: `${entered}${isMore ? '+' : ''}`, date })
          : fillText(texts.followedNone, { date }),
        isNew,
      };
    }
  }
}

function dateText(moment: string, locale: Locale): string {
  return dateFormatter(dateLocale(locale), { day: 'numeric', month: 'short' }).format(
    new Date(moment),
  );
}
