import { AsyncLocalStorage } from 'node:async_hooks';
import type { SectionPlan } from '#cms/renderer/sectionPlan.ts';
import { perProcess } from '#process/perProcess.ts';

/** One request of a page to the framework, as the code that renders the page sees it. */
export interface RenderAttempt {
  readonly plan: SectionPlan;
  /** Messages of the errors that failed the page, or a boundary in it, by their digests. */
  readonly errors: Map<string, string>;
}

/** The attempt in whose course code runs. */
export const renderAttempts: AsyncLocalStorage<RenderAttempt> = perProcess(
  'render attempts',
  () => new AsyncLocalStorage<RenderAttempt>(),
);
