import { useState } from 'react';
import type { Result } from '#domain/result.ts';
import { type AnswerHandle, useAnswer } from '#features/shared/useAnswer.ts';
import type { AuthoringApi, PageEntry } from '../api/authoringApi.ts';
import type { AuthoringFailure } from '../api/authoringFailure.ts';

interface PagePlace {
  readonly site: string;
  readonly language: string;
}

/** The pages of a site in a language. */
export interface PageList {
  readonly pages: AnswerHandle<readonly PageEntry[], AuthoringFailure>;
  /** Reads them again. Those from before are shown meanwhile, and stay if it fails. */
  readonly reload: () => Promise<void>;
  /** Why they couldn't be read again, so that they may be out of date. */
  readonly staleBecause: AuthoringFailure | undefined;
  /** Counts how often they were read again. */
  readonly round: number;
}

interface ReadAgain {
  readonly key: string;
  readonly answer: Result<readonly PageEntry[], AuthoringFailure>;
  /** The last ones that could be read. */
  readonly pages: readonly PageEntry[] | undefined;
  readonly round: number;
}

/** Loads the pages of a site in a language. */
export function usePageList(api: Pick<AuthoringApi, 'pages'>, place: PagePlace): PageList {
  const { site, language } = place;
  const key = `${site} ${language}`;
  const [again, setAgain] = useState<ReadAgain>();
  const asked = useAnswer(
    { site, language },
    (question) => api.pages(question.site, question.language),
    { onAnswer: () => setAgain(undefined) },
  );
  const now = asked.answer.kind === 'loaded' && again?.key === key ? again : undefined;
  return {
    pages: now?.pages ? { ...asked, answer: { kind: 'loaded', value: now.pages } } : asked,
    staleBecause: now && !now.answer.ok ? now.answer.failure : undefined,
    round: now?.round ?? 0,
    reload: async () => {
      const answer = await api.pages(site, language);
      setAgain((last) => {
        const pages = answer.ok ? answer.value : last?.key === key ? last.pages : undefined;
        return { key, answer, pages, round: (last?.round ?? 0) + 1 };
      });
    },
  };
}
