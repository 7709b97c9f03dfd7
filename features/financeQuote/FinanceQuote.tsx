import { useId } from 'react';
import { Heading, Link, Message, Text } from '#design-system';
import type { Dictionary } from '#domain/content/dictionary.ts';
import type { FinanceQuoteLinks } from '#domain/financeQuote/setup.ts';
import type { SiteId, SitePhone } from '#domain/sites/site.ts';
import * as css from './FinanceQuote.css.ts';
import { FinanceQuoteIsland } from './FinanceQuoteIsland.tsx';
import { financeQuoteTexts } from './financeQuoteTexts.ts';

interface FinanceQuoteProps {
  readonly carId: string;
  /** Says which price the quotes are based on. */
  readonly base: string;
  readonly site: SiteId;
  readonly links: FinanceQuoteLinks;
  readonly dictionary: Dictionary;
  /** The number to call if there is no quote. */
  readonly phone: SitePhone | undefined;
}

/** The section of a car's page that quotes for its finance. */
export function FinanceQuote({ carId, base, site, links, dictionary, phone }: FinanceQuoteProps) {
  const titleId = useId();
  const contact = phone && <Link href={phone.href}>{phone.text}</Link>;
  return (
    <section className={css.section} aria-labelledby={titleId}>
      <Heading id={titleId} level={2} style="heading3">
        {dictionary.financeQuoteTitle}
      </Heading>
      <Text>{dictionary.financeQuoteIntro}</Text>
      <Text>{base}</Text>
      <div className={css.withScript}>
        <FinanceQuoteIsland
          car={{ site, carId }}
          links={links}
          texts={financeQuoteTexts(dictionary)}
          contact={contact}
        />
      </div>
      <div className={css.withoutScript}>
        <Message tone="info" action={contact}>
          {dictionary.financeQuoteNoScript}
        </Message>
      </div>
      <p className={css.small}>{dictionary.financeQuoteBroker}</p>
    </section>
  );
}
