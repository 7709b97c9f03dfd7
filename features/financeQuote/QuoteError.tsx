import type { Dispatch, ReactNode } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import type { FinanceQuoteFact } from '#domain/financeQuote/financeQuoteState.ts';
import * as css from './FinanceQuote.css.ts';
import type { FinanceQuoteTexts } from './financeQuoteTexts.ts';
import { quoteErrorText } from './quoteErrorText.ts';

interface QuoteErrorProps {
  /** The time to wait if there were too many requests. */
  readonly retryAfterSeconds?: number | undefined;
  /** How to reach the team. */
  readonly contact?: ReactNode;
  readonly texts: Pick<FinanceQuoteTexts, 'error' | 'tooMany' | 'tryAgain'>;
  readonly dispatch: Dispatch<FinanceQuoteFact>;
}

/** Says that there is no quote right now, and offers the team and another attempt. */
export function QuoteError({ retryAfterSeconds, contact, texts, dispatch }: QuoteErrorProps) {
  const actions = (
    <div className={css.actions}>
      {contact}
      <Button variant="secondary" onClick={() => dispatch({ type: 'retried' })}>
        {texts.tryAgain}
      </Button>
    </div>
  );
  return (
    <Message tone="warning" action={actions}>
      {quoteErrorText(retryAfterSeconds, texts)}
    </Message>
  );
}
