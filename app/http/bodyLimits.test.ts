import { expect, test, vi } from 'vitest';
import { ok } from '#domain/result.ts';
import {
  createProductsHandler,
  createQuoteHandler,
  type FinanceQuoteTools,
} from '../financeQuote/financeQuoteHandlers.ts';
import { createJotformHandler } from '../forms/jotformHandler.ts';
import { createRevalidateHandler } from '../publish/revalidateHandler.ts';
import { createReportHandler } from '../security/reports/reportHandler.ts';
import { createVitalsHandler } from '../vitals/vitalsHandler.ts';

const log = vi.fn<(line: string) => void>();
const refuse = async () => undefined;
const secret = 'a'.repeat(32);
const unused = async () => Promise.reject(new Error('unused'));
const finance: FinanceQuoteTools = {
  cars: { hasCars: () => false, search: unused, car: unused },
  financeQuotes: { products: unused, quote: unused, terms: unused },
  refuse,
  log,
};
const car = { site: 'nobody', carId: 'a'.repeat(100) };
const choice = { family: 'HP', calculation: 'toDeposit' };
const report = vi.fn();
const violation = {
  'csp-report': {
    'document-uri': 'https://nordvik.example/',
    'effective-directive': 'img-src',
    'blocked-uri': 'inline',
    disposition: 'enforce',
  },
};

/** Handlers with a body that they read, the most bytes of it, and the status of their answers to what they have read. */
const handlers = {
  vitals: [
    createVitalsHandler(() => undefined),
    { page: 'car', device: 'phone', vitals: {} },
    1_000,
    204,
  ],
  jotform: [
    createJotformHandler({ jotform: { ofLatest: async () => ok([]) }, refuse, log }),
    { formId: '26050100101' },
    1_000,
    200,
  ],
  products: [createProductsHandler(finance), car, 2_000, 404],
  quotes: [createQuoteHandler(finance), { ...car, choice }, 2_000, 404],
  webhook: [
    createRevalidateHandler({ keys: [secret], sites: [], publish: async () => [] }),
    {},
    1_000_000,
    200,
  ],
} as const;

function send(
  handle: (request: Request) => Promise<Response>,
  body: object,
  bytes: number,
): Promise<Response> {
  // Spaces after JSON mean nothing.
  const text = JSON.stringify(body).padEnd(bytes, ' ');
  const headers = { 'content-type': 'application/json', 'x-revalidate-secret': secret };
  return handle(new Request('http://localhost:3000/api', { method: 'POST', headers, body: text }));
}

test.each(Object.entries(handlers))(
  'a body for %s is read up to its limit',
  async (_name, [handle, body, most, status]) => {
    expect((await send(handle, body, most)).status).toBe(status);
    expect((await send(handle, body, most + 1)).status).toBe(400);
  },
);

test('a report of a browser is read up to 16 000 bytes', async () => {
  const handle = createReportHandler(report);
  const headers = { 'content-type': 'application/csp-report', host: 'nordvik.example' };
  for (const [bytes, times] of [
    [16_000, 1],
    [16_001, 1],
  ] as const) {
    const body = JSON.stringify(violation).padEnd(bytes, ' ');
    await handle(
      new Request('http://localhost/api/reports/csp', { method: 'POST', headers, body }),
    );
    expect(report).toHaveBeenCalledTimes(times);
  }
});

test.each([
  [{ carId: '' }, 400],
  [{ carId: 'a' }, 404],
  [{ carId: 'a'.repeat(100) }, 404],
  [{ carId: 'a'.repeat(101) }, 400],
  [{ choice: { ...choice, family: '' } }, 400],
  [{ choice: { ...choice, family: 'a'.repeat(100) } }, 404],
  [{ choice: { ...choice, family: 'a'.repeat(101) } }, 400],
  [{ choice: { ...choice, term: 0 } }, 400],
  [{ choice: { ...choice, term: 1 } }, 404],
  [{ choice: { ...choice, term: 240 } }, 404],
  [{ choice: { ...choice, term: 241 } }, 400],
  [{ choice: { ...choice, deposit: -1 } }, 400],
  [{ choice: { ...choice, deposit: 0 } }, 404],
  [{ choice: { ...choice, payment: 10_000_000 } }, 404],
  [{ choice: { ...choice, mileage: 10_000_001 } }, 400],
])('a question for a quote with %o is answered with %d', async (changes, status) => {
  const body = { ...car, choice, ...changes };
  expect((await send(createQuoteHandler(finance), body, 0)).status).toBe(status);
});
