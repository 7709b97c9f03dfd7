import { deferScripts } from './deferScripts.ts';
import type { FailedStep, FinishStepName, StepResult } from './finishStep.ts';
import { preloadPicture } from './preloadPicture.ts';
import { createInlineStyles, type ReadSheet } from './styles/inlineStyles.ts';

interface FinishedHtml {
  readonly html: string;
  readonly failed: readonly FailedStep[];
}

/**
 * Changes the HTML of a page so that it is shown sooner. A step that doesn't find what it looks for leaves the page as
 * it is, and is reported.
 */
export function finishHtml(readSheet: ReadSheet): (html: string) => FinishedHtml {
  const steps: readonly (readonly [FinishStepName, (html: string) => StepResult])[] = [
    ['inlineStyles', createInlineStyles(readSheet)],
    ['deferScripts', deferScripts],
    ['preloadPicture', preloadPicture],
  ];
  return (rendered) => {
    let html = rendered;
    const failed: FailedStep[] = [];
    for (const [step, change] of steps) {
      const result = change(html);
      html = result.html;
      if (result.missing !== undefined) failed.push({ step, missing: result.missing });
    }
    return { html, failed };
  };
}
