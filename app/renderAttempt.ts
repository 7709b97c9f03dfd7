import { AsyncLocalStorage } from 'node:async_hooks';
import type { SectionPlan } from '#cms/renderer/sectionPlan.ts';

/** One request of a page to the framework, as the code that renders the page sees it. */
export interface RenderAttempt {
  readonly plan: SectionPlan;
  /** Messages of the errors that failed the page, or a boundary in it, by their digests. */
  readonly errors: Map<string, string>;
}

declare global {
  var forecourtRenderAttempts: AsyncLocalStorage<RenderAttempt> | undefined;
}

/**
 * The attempt in whose course code runs. The server in front of the framework, the pages and the instrumentation have
 * modules of their own, so the global connects them.
 */
globalThis.forecourtRenderAttempts ??= new AsyncLocalStorage();
export const renderAttempts: AsyncLocalStorage<RenderAttempt> = globalThis.forecourtRenderAttempts;
