import type { AuthoringApi, ItemAddress } from '../api/authoringApi.ts';
import type { AuthoringFailure } from '../api/authoringFailure.ts';
import type { PageNotice } from './pageNotice.ts';

/** What the pages of a site are changed with. */
export interface PagesControl {
  readonly api: AuthoringApi;
  readonly site: string;
  readonly language: string;
  readonly isPublisher: boolean;
  /** Saves what is typed in the open page. Resolves with whether everything is saved. */
  readonly save: () => Promise<boolean>;
  /** Reads the list of pages, and the open one, again after a change. Never rejects. */
  readonly refresh: () => Promise<void>;
  /** Why the list couldn't be read again, so that it may be out of date. */
  readonly staleBecause: AuthoringFailure | undefined;
  /** Counts how often the list was read again. */
  readonly round: number;
  /** Says what came of a change. */
  readonly say: (notice: PageNotice) => void;
  /** Asks to sign in again. */
  readonly lapse: () => void;
}

/** The address of a page as the service knows it. */
export function addressOf(
  { language }: Pick<PagesControl, 'language'>,
  { itemId }: Pick<ItemAddress, 'itemId'>,
): ItemAddress {
  return { itemId, language };
}
