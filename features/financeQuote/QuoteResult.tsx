import { type Dispatch, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useKeptFocus } from '#design-system/focus/useKeptFocus.ts';
import { Message } from '#design-system/Message/Message.tsx';
import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';
import { fillText } from '#domain/fillText.ts';
import type { FinanceQuoteFact, QuoteState } from '#domain/financeQuote/financeQuoteState.ts';
import type { FinanceQuoteLinks } from '#domain/financeQuote/setup.ts';
import * as css from './FinanceQuote.css.ts';
import type { FinanceQuoteTexts } from './financeQuoteTexts.ts';
import { formatParameter, formatPounds } from './formatParameter.ts';
import { PendingQuote } from './PendingQuote.tsx';
import { QuoteError } from './QuoteError.tsx';
import { quoteErrorText } from './quoteErrorText.ts';
import { ShownQuote } from './ShownQuote.tsx';

interface QuoteResultProps {
  readonly quote: QuoteState;
  readonly links: FinanceQuoteLinks;
  /** How to reach the team; absent if unknown. */
  readonly contact?: ReactNode;
  readonly texts: FinanceQuoteTexts;
  readonly dispatch: Dispatch<FinanceQuoteFact>;
}

/** The quote for what was chosen last, which is announced when it arrives. */
export function QuoteResult(props: QuoteResultProps) {
  const { quote, texts } = props;
  const { frame, minBlockSize } = useSteadyHeight(quote);
  useKeptFocus(frame);
  return (
    <div
      ref={frame}
      className={css.result}
      style={{ minBlockSize }}
      data-state={quote.kind}
      tabIndex={-1}
    >
      <VisuallyHidden as="div" role="status">
        {announcement(quote, texts)}
      </VisuallyHidden>
      <QuoteBody {...props} />
    </div>
  );
}

function QuoteBody({ quote, links, contact, texts, dispatch }: QuoteResultProps) {
  switch (quote.kind) {
    case 'pending':
      return <PendingQuote />;
    case 'shown':
      return <ShownQuote shown={quote} links={links} texts={texts} dispatch={dispatch} />;
    case 'refused':
      // The status above announces it.
      return (
        <Message tone="warning" action={contact}>
          {quote.message ?? texts.error}
        </Message>
      );
    case 'failed':
      return (
        <QuoteError
          retryAfterSeconds={quote.retryAfterSeconds}
          contact={contact}
          texts={texts}
          dispatch={dispatch}
        />
      );
  }
}

function announcement(state: QuoteState, texts: FinanceQuoteTexts): string {
  switch (state.kind) {
    case 'pending':
      return texts.updating;
    case 'shown':
      return shownText(state.quote, texts);
    case 'refused':
      return state.message ?? texts.error;
    case 'failed':
      return quoteErrorText(state.retryAfterSeconds, texts);
  }
}

type Figures = Extract<QuoteState, { readonly kind: 'shown' }>['quote'];

function shownText({ payment, term, deposit }: Figures, texts: FinanceQuoteTexts): string {
  const summary = fillText(texts.summary, {
    term: formatParameter('term', term, texts),
    deposit: formatPounds(deposit),
  });
  return `${formatPounds(payment)} ${texts.perMonth}, ${summary}`;
}

/** Keeps the height of the last quote while the next one is calculated, so that nothing jumps. */
function useSteadyHeight(quote: QuoteState) {
  const frame = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  const isShown = quote.kind === 'shown';
  useLayoutEffect(() => {
    if (isShown) setHeight(frame.current?.offsetHeight);
  }, [isShown]);
  return { frame, minBlockSize: quote.kind === 'pending' ? height : undefined };
}
