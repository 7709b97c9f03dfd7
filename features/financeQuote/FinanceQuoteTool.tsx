import { type Dispatch, type ReactNode, useRef } from 'react';
import { useKeptFocus } from '#design-system/focus/useKeptFocus.ts';
import { Spinner } from '#design-system/Spinner/Spinner.tsx';
import type {
  FinanceQuoteFact,
  FinanceQuoteState,
} from '#domain/financeQuote/financeQuoteState.ts';
import type { FinanceQuoteLinks } from '#domain/financeQuote/setup.ts';
import * as css from './FinanceQuote.css.ts';
import type { QuotedCar } from './financeQuoteApi.ts';
import type { FinanceQuoteTexts } from './financeQuoteTexts.ts';
import { QuoteControls } from './QuoteControls.tsx';
import { QuoteError } from './QuoteError.tsx';
import { QuoteResult } from './QuoteResult.tsx';
import { useFinanceQuote } from './useFinanceQuote.ts';

export interface FinanceQuoteToolProps {
  readonly car: QuotedCar;
  readonly links: FinanceQuoteLinks;
  readonly texts: FinanceQuoteTexts;
  /** How to reach the team; absent if unknown. */
  readonly contact?: ReactNode;
}

/** The finance products of a car and a quote for what a visitor chooses. */
export function FinanceQuoteTool({ car, ...props }: FinanceQuoteToolProps) {
  const [state, dispatch] = useFinanceQuote(car);
  const tool = useRef<HTMLDivElement>(null);
  useKeptFocus(tool);
  return (
    <div ref={tool} tabIndex={-1}>
      <ToolBody {...props} state={state} dispatch={dispatch} />
    </div>
  );
}

interface ToolBodyProps extends Omit<FinanceQuoteToolProps, 'car'> {
  readonly state: FinanceQuoteState;
  readonly dispatch: Dispatch<FinanceQuoteFact>;
}

function ToolBody({ links, texts, contact, state, dispatch }: ToolBodyProps) {
  switch (state.kind) {
    case 'loading':
      return (
        <div className={css.loading}>
          <Spinner label={texts.loading} labelVisibility="visible" />
        </div>
      );
    case 'unavailable':
      return (
        <div role="alert" className={css.unavailable}>
          <QuoteError
            retryAfterSeconds={state.retryAfterSeconds}
            contact={contact}
            texts={texts}
            dispatch={dispatch}
          />
        </div>
      );
    case 'open':
      return (
        <div className={css.tool}>
          <QuoteControls state={state} texts={texts} dispatch={dispatch} />
          <QuoteResult
            quote={state.quote}
            links={links}
            contact={contact}
            texts={texts}
            dispatch={dispatch}
          />
        </div>
      );
  }
}
