import type { PageEntry } from '../api/authoringApi.ts';
import { type AuthoringFailure, describeAuthoringFailure } from '../api/authoringFailure.ts';

/** What came of something that was done with the pages of the site. */
export interface PageNotice {
  readonly tone: 'success' | 'danger';
  readonly text: string;
  /** Takes it back. */
  readonly takeBack?: (() => void) | undefined;
}

/** Something that wasn't done. */
export function failureNotice(failure: AuthoringFailure): PageNotice {
  return { tone: 'danger', text: describeAuthoringFailure(failure) };
}

/** When visitors see a change of a page; nothing for a page that they don't see yet. */
export function publishWords({ publishedRoute }: PageEntry): string {
  return publishedRoute === undefined ? '' : 'Visitors see it when you publish the page.';
}
