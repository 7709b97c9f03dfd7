import { policyOf } from '#app/security/policyOf.ts';
import type { FinishDocument } from '../cache/finishDocument.ts';
import { finishHtml } from './finishHtml.ts';
import type { ReadSheet } from './styles/inlineStyles.ts';

/**
 * Creates the function that finishes pages. The policy comes last, because it names the inline scripts by hashes of
 * their text.
 */
export function createFinishDocument(readSheet: ReadSheet): FinishDocument {
  const finish = finishHtml(readSheet);
  return async (document) => {
    const html = finish(document.html);
    if (html === document.html) return document;
    const others = document.headers.filter(([name]) => name !== policyHeader);
    return { html, headers: [...others, [policyHeader, policyOf(html)]] };
  };
}

const policyHeader = 'content-security-policy';
