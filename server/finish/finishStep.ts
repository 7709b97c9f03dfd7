/** The steps that finish a page, by their names in logs. */
export type FinishStepName = 'inlineStyles' | 'deferScripts' | 'preloadPicture';

/** A page after a step. */
export interface StepResult {
  readonly html: string;
  /** What the step looked for and didn't find, because the page has another form than the framework's pages had. */
  readonly missing?: string | undefined;
}

/** A step that didn't find what it looks for, and so left the page as it was. */
export interface FailedStep {
  readonly step: FinishStepName;
  readonly missing: string;
}

/** Names the failed steps of a page, for operators. */
export function describeFailedSteps(failed: readonly FailedStep[]): string {
  const parts = failed.map(({ step, missing }) => `${step} didn't find ${missing}`);
  return `finish: pages of this build are sent unfinished: ${parts.join('; ')}`;
}
