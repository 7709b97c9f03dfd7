import { expect, test } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import { serverMarkup } from '#features/shared/serverMarkup.ts';
import { FinanceQuote } from './FinanceQuote.tsx';

const phone = { href: 'tel:+441174960000', text: '0117 496 0000' };

async function markupOf(number: typeof phone | undefined): Promise<string> {
  return serverMarkup(
    <FinanceQuote
      carId="MLB210"
      base="For a price of £19,900"
      site="nordvik-uk"
      links={{ reserve: '/reserve', partExchange: '/part-exchange' }}
      dictionary={parseDictionary(new Map([['financeQuoteTitle', 'Finance']])).dictionary}
      phone={number}
    />,
  );
}

test('the section has the name of its title', async () => {
  const markup = await markupOf(phone);
  const [, id] = /<section[^>]* aria-labelledby="([^"]*)"/.exec(markup) ?? [];
  expect(markup).toMatch(new RegExp(`<h2 id="${id}"[^>]*>Finance<`));
});

test('without script, visitors are told whom to call', async () => {
  const [, said = ''] =
    /(financeQuoteNoScript.*)financeQuoteBroker/s.exec(await markupOf(phone)) ?? [];
  expect(said).toContain('href="tel:+441174960000"');
  expect(await markupOf(undefined)).not.toContain('href="tel:');
});
