import { expect, test } from 'vitest';
import { financeQuoteFrame, withQuoteReference } from './setup.ts';

const service = 'https://finance.example/api';

test('addresses are absolute, or relative to the service', () => {
  const setup = {
    organisation: 'NQ',
    reserve: 'https://reserve.example/start',
    partExchange: 'part-exchange',
  };
  expect(financeQuoteFrame(setup, service)).toEqual({
    setup,
    links: {
      reserve: 'https://reserve.example/start',
      partExchange: 'https://finance.example/api/part-exchange',
    },
  });
});

test('a site without finance quotes has no addresses', () => {
  expect(financeQuoteFrame(undefined, service)).toBeUndefined();
});

test('the reference is escaped and keeps the query of the address', () => {
  expect(withQuoteReference('https://buy.example/start?lang=en', 'a b&c')).toBe(
    'https://buy.example/start?lang=en&quoteRef=a+b%26c',
  );
});
