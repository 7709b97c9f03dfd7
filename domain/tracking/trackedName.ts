import type { Page } from '../content/page.ts';
import { goneTitle, type PageFact, subjectName } from '../content/pageFacts.ts';
import { wildcard, wildcardsOf } from '../content/wildcards.ts';

/** A page at an address. */
export interface TrackedPage {
  readonly page: Pick<Page, 'name' | 'itemPath'>;
  /** The requested path within the site. */
  readonly path: string;
  /** What the blocks reported about the page. */
  readonly facts: readonly PageFact[];
}

/**
 * The name of a page in analytics: its own on the content platform. All addresses of a wildcard item share its name,
 * which says nothing, so these pages are named by what they show: a car, a facility, or what a list is filtered by.
 * If that can't be loaded, the name is what the address says.
 */
export function trackedName({ page, path, facts }: TrackedPage): string {
  if (page.itemPath.split('/').at(-1) !== wildcard) return page.name;
  return subjectName(facts) ?? goneTitle(facts) ?? wildcardsOf(page.itemPath, path).join(' ');
}
