import { type Dispatch, useId } from 'react';
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import { fillText } from '#domain/fillText.ts';
import type { FinanceQuoteFact, QuoteState } from '#domain/financeQuote/financeQuoteState.ts';
import type { LenderQuote, QuoteBlock } from '#domain/financeQuote/quote.ts';
import { type FinanceQuoteLinks, withQuoteReference } from '#domain/financeQuote/setup.ts';
import * as css from './FinanceQuote.css.ts';
import type { FinanceQuoteTexts } from './financeQuoteTexts.ts';
import { formatParameter, formatPounds } from './formatParameter.ts';
import { QuoteTerms } from './QuoteTerms.tsx';

interface ShownQuoteProps {
  readonly shown: Extract<QuoteState, { readonly kind: 'shown' }>;
  readonly links: FinanceQuoteLinks;
  readonly texts: FinanceQuoteTexts;
  readonly dispatch: Dispatch<FinanceQuoteFact>;
}

/** A quote with its figures, terms and what can be done with it. */
export function ShownQuote({ shown: { quote, terms }, links, texts, dispatch }: ShownQuoteProps) {
  const { reference } = quote;
  return (
    <>
      <Headline quote={quote} texts={texts} />
      {quote.notifications.map((text) => (
        <Message key={text} tone="info">
          {text}
        </Message>
      ))}
      {quote.blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no key, and titles may repeat.
        <Block key={at} block={block} />
      ))}
      {quote.terms && <p className={css.small}>{quote.terms}</p>}
      <QuoteActions quote={quote} links={links} texts={texts} />
      <QuoteTerms
        // The terms of another quote start closed.
        key={reference}
        terms={terms}
        texts={texts}
        onOpen={() => dispatch({ type: 'termsOpened' })}
      />
      <p className={css.small}>{`${texts.reference} ${reference}`}</p>
    </>
  );
}

interface HeadlineProps {
  readonly quote: LenderQuote;
  readonly texts: FinanceQuoteTexts;
}

/** The lender's key of the annual rate, which must stand out as much as the payment. */
const aprKey = 'Apr';

function Headline({ quote: { payment, term, deposit, blocks }, texts }: HeadlineProps) {
  const apr = blocks.flatMap(({ details }) => details).find(({ key }) => key === aprKey);
  return (
    <div>
      <p className={css.payment}>
        <strong className={css.amount}>{formatPounds(payment)}</strong>{' '}
        <span>{texts.perMonth}</span>
      </p>
      <p className={css.summary}>
        {fillText(texts.summary, {
          term: formatParameter('term', term, texts),
          deposit: formatPounds(deposit),
        })}
      </p>
      {apr && (
        <p className={css.apr}>
          <span>{apr.label}</span> <strong>{apr.text}</strong>
        </p>
      )}
    </div>
  );
}

function Block({ block: { title, details } }: { readonly block: QuoteBlock }) {
  const id = useId();
  return (
    <section aria-labelledby={title ? id : undefined}>
      {title && (
        <h3 id={id} className={css.blockTitle}>
          {title}
        </h3>
      )}
      <dl className={css.details}>
        {details.map(({ key, label, text }) => (
          <div key={key} className={css.detail}>
            <dt className={css.term}>{label}</dt>
            <dd className={css.value}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface QuoteActionsProps extends HeadlineProps {
  readonly links: FinanceQuoteLinks;
}

function QuoteActions({ quote, links, texts }: QuoteActionsProps) {
  const { applyUrl, reference } = quote;
  const hasApply = applyUrl !== undefined;
  return (
    <div className={css.links}>
      {hasApply && (
        <div className={css.mainLink}>
          <ButtonLink href={applyUrl} width="full">
            {texts.apply}
          </ButtonLink>
        </div>
      )}
      <ButtonLink
        variant={hasApply ? 'secondary' : 'primary'}
        width="full"
        href={withQuoteReference(links.reserve, reference)}
      >
        {texts.reserve}
      </ButtonLink>
      <ButtonLink
        variant="secondary"
        width="full"
        href={withQuoteReference(links.partExchange, reference)}
      >
        {texts.partExchange}
      </ButtonLink>
    </div>
  );
}
