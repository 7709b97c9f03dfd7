import { type AnswerHandle, useAnswer } from '#features/shared/useAnswer.ts';
import type { AuthoredItem, PageEntry } from '../api/authoringApi.ts';
import type { AuthoringFailure } from '../api/authoringFailure.ts';
import { addressOf, type PagesControl } from './pagesControl.ts';

/** A page as it was read before something is done with it, so that a change of somebody else meanwhile is noticed. */
export interface ReadPage {
  /** `undefined` until it is loaded. */
  readonly latest: AuthoredItem | undefined;
  /** What is shown meanwhile: the page as it was read before, while it is read again. */
  readonly shown: AnswerHandle<AuthoredItem, AuthoringFailure>;
  /** To be called when a change failed: reads the page again if somebody else has changed it. */
  readonly readAgain: (failure: AuthoringFailure) => void;
}

/** Reads a page that is about to be changed. */
export function useRevision(control: PagesControl, page: PageEntry): ReadPage {
  const asked = useAnswer(addressOf(control, page), (address) => control.api.item(address));
  const { latest, answer, retry } = asked;
  const isReading = answer.kind === 'loading' && latest;
  return {
    latest,
    shown: isReading ? { ...asked, answer: { kind: 'loaded', value: latest } } : asked,
    readAgain: (failure) => {
      if (failure.kind === 'conflict') retry();
    },
  };
}
