import { Icon } from '#design-system/Icon/Icon.tsx';
import { Spinner } from '#design-system/Spinner/Spinner.tsx';
import type { TermsState } from '#domain/financeQuote/financeQuoteState.ts';
import * as css from './FinanceQuote.css.ts';
import type { FinanceQuoteTexts } from './financeQuoteTexts.ts';

interface QuoteTermsProps {
  readonly terms: TermsState;
  readonly texts: FinanceQuoteTexts;
  /** Called whenever a visitor opens the terms. */
  readonly onOpen: () => void;
}

/** The terms and conditions of a quote, which are loaded when a visitor opens them. */
export function QuoteTerms({ terms, texts, onOpen }: QuoteTermsProps) {
  return (
    <details onToggle={(event) => event.currentTarget.open && onOpen()}>
      <summary className={css.termsSummary}>
        {texts.terms}
        <span className={css.termsSign}>
          <Icon name="chevron-down" size="s" />
        </span>
      </summary>
      <div className={css.termsText}>
        <TermsText terms={terms} texts={texts} />
      </div>
    </details>
  );
}

function TermsText({ terms, texts }: Pick<QuoteTermsProps, 'terms' | 'texts'>) {
  switch (terms.kind) {
    case 'closed':
      return null;
    case 'loading':
      return <Spinner label={texts.terms} />;
    case 'failed':
      return <p role="alert">{texts.termsError}</p>;
    case 'shown':
      return terms.text.split('\n').map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may repeat.
        <p key={at}>{paragraph}</p>
      ));
  }
}
