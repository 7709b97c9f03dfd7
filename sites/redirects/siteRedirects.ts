import type { RuleProblem } from '#domain/redirects/checkRedirects.ts';
import type { RedirectRule } from '#domain/redirects/redirectRule.ts';

/** The old addresses of a site. */
export interface SiteRedirects {
  /** The earlier rule wins. */
  readonly rules: readonly RedirectRule[];
  /** What `npm run redirects:check` would report, but is intended. */
  readonly intended: readonly IntendedProblem[];
}

/** A problem of one rule that is no mistake. */
export interface IntendedProblem {
  readonly source: string;
  readonly destination: string;
  /** `hides-page`: a page has the same address as the source, so visitors can't reach it. */
  readonly problem: RuleProblem | 'hides-page';
  readonly reason: string;
}
