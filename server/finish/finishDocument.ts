import { policyOf } from '#app/security/policyOf.ts';
import type { FinishDocument } from '../cache/finishDocument.ts';
import { finishHtml } from './finishHtml.ts';
import { describeFailedSteps } from './finishStep.ts';
import type { ReadSheet } from './styles/inlineStyles.ts';

interface FinishTools {
  readonly readSheet: ReadSheet;
  /** Takes a line about pages that can't be finished; the same line for every such page. */
  readonly logOnce: (line: string) => void;
}

/**
 * Creates the function that finishes pages. The policy comes last, because it names the inline scripts by hashes of
 * their text.
 */
export function createFinishDocument({ readSheet, logOnce }: FinishTools): FinishDocument {
  const finish = finishHtml(readSheet);
  return async (document) => {
    const { html, failed } = finish(document.html);
    if (failed.length > 0) logOnce(describeFailedSteps(failed));
    if (html === document.html) return document;
    const others = document.headers.filter(([name]) => name !== policyHeader);
    return { html, headers: [...others, [policyHeader, policyOf(html)]] };
  };
}

const policyHeader = 'content-security-policy';
