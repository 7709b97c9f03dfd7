import { expect, test } from 'vitest';
import { type Reader, unreadable } from '../reader.ts';
import { readFinanceProduct } from './product.ts';
import { readQuoteAnswer } from './quote.ts';
import { hirePurchase, testQuote } from './testing/testProducts.ts';

const quote = testQuote();

const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test.each<readonly [string, Reader<unknown>, unknown]>([
  ['a product', readFinanceProduct, hirePurchase],
  ['a quote', readQuoteAnswer, { kind: 'quoted', quote }],
  ['a refusal', readQuoteAnswer, { kind: 'refused', message: 'Too old' }],
  ['a refusal without a reason', readQuoteAnswer, { kind: 'refused', message: undefined }],
])('%s is read as it was sent', (_what, read, value) => {
  expect(read(sent(value))).toEqual(value);
});

test.each<readonly [string, Reader<unknown>, unknown]>([
  ['a product without parameters', readFinanceProduct, { ...hirePurchase, parameters: undefined }],
  ['no quote', readQuoteAnswer, { kind: 'quoted' }],
  ['a payment as a text', readQuoteAnswer, { kind: 'quoted', quote: { ...quote, payment: '9' } }],
  ['an unknown answer', readQuoteAnswer, { kind: 'pending' }],
])('%s is unreadable', (_what, read, value) => {
  expect(read(sent(value))).toBe(unreadable);
});
