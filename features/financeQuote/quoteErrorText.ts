import { fillText } from '#domain/fillText.ts';
import type { FinanceQuoteTexts } from './financeQuoteTexts.ts';

/** Why there is no quote, and when to try again if there were too many requests. */
export function quoteErrorText(
  retryAfterSeconds: number | undefined,
  texts: Pick<FinanceQuoteTexts, 'error' | 'tooMany'>,
): string {
  if (retryAfterSeconds === undefined) return texts.error;
  return fillText(texts.tooMany, { seconds: String(retryAfterSeconds) });
}
