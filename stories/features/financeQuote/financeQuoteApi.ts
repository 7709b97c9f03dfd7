import type { FinanceProduct } from '#domain/financeQuote/product.ts';
import type { LenderQuote, QuoteAnswer, QuoteChoice } from '#domain/financeQuote/quote.ts';

const deposits = { kind: 'range', min: 0, max: 9_000 } as const;
const payments = { kind: 'range', min: 150, max: 800 } as const;

/** A contract with sliders for money and lists for the rest, and hire purchase without a mileage. */
export const exampleProducts: readonly FinanceProduct[] = [
  {
    name: 'Personal Contract Purchase',
    family: 'PCP',
    parameters: {
      term: { values: { kind: 'list', values: [24, 36, 48] }, initial: 48 },
      deposit: { values: deposits, initial: 1_800 },
      payment: { values: payments, initial: 262.81 },
      mileage: { values: { kind: 'list', values: [8_000, 10_000, 12_000] }, initial: 10_000 },
    },
  },
  {
    name: 'Hire Purchase',
    family: 'HP',
    parameters: {
      term: { values: { kind: 'list', values: [24, 36, 48, 60] }, initial: 48 },
      deposit: { values: deposits, initial: 1_800 },
      payment: { values: payments, initial: 406.4 },
    },
  },
];

/** A quote for a choice: each £100 of deposit makes the payment £2.50 lower. */
export function exampleQuote(choice: QuoteChoice, more: Partial<LenderQuote> = {}): QuoteAnswer {
  const { deposit = 0, payment = 0, term = 48, calculation } = choice;
  const isToPayment = calculation === 'toPayment';
  const paid = isToPayment ? 307.81 - deposit / 40 : payment;
  const quote: LenderQuote = {
    reference: 'CW71F0',
    term,
    deposit: isToPayment ? deposit : (307.81 - payment) * 40,
    payment: paid,
    mileage: choice.mileage,
    applyUrl: 'https://finance.example/apply?quoteRef=CW71F0',
    notifications: [],
    blocks: [
      {
        title: 'Representative example: Personal Contract Purchase',
        details: [
          { key: 'CashPrice', label: 'Cash price', text: '£17,995.00' },
          { key: 'FinalPayment', label: 'Optional final payment', text: '£8,050.00' },
          { key: 'TotalPayable', label: 'Total amount payable', text: '£22,212.07' },
          { key: 'Apr', label: 'Representative APR', text: '8.9%' },
        ],
      },
    ],
    terms: 'Finance is subject to status.',
    ...more,
  };
  return { kind: 'quoted', quote };
}

/** What a fake answers: a value, a status that is an error, or nothing until it is aborted. */
export type Reply = { readonly body: unknown } | { readonly status: number } | 'never';

/** The replies of a story, by what is requested. */
export interface FinanceReplies {
  readonly products?: () => Reply;
  readonly quote?: (choice: QuoteChoice, count: number) => Reply;
  readonly terms?: (reference: string) => Reply;
}

/** What a fake received. */
export interface FinanceApi {
  /** The choices, including those of aborted requests. */
  readonly choices: QuoteChoice[];
  /** The number of aborted requests. */
  aborted: number;
}

/** Replaces `fetch` by a fake of the site's API. */
export function fakeFinanceApi({
  products = () => ({ body: { products: exampleProducts } }),
  quote = (choice) => ({ body: exampleQuote(choice) }),
  terms = () => ({ body: { terms: 'The right to withdraw\nThe right to end early' } }),
}: FinanceReplies) {
  const api: FinanceApi = { choices: [], aborted: 0 };
  const replyTo = (url: URL, body: string): Reply => {
    if (url.pathname.endsWith('/default')) return products();
    if (url.pathname.endsWith('/legal')) return terms(url.searchParams.get('quoteRef') ?? '');
    const { choice } = JSON.parse(body);
    api.choices.push(choice);
    return quote(choice, api.choices.length);
  };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const reply = replyTo(new URL(String(input), location.href), String(init?.body ?? ''));
    if (reply === 'never') return await untilAborted(init?.signal, api);
    return 'status' in reply
      ? Response.json({ failure: 'server-error' }, reply)
      : Response.json(reply.body);
  };
  return { api, fetch };
}

function untilAborted(signal: AbortSignal | null | undefined, api: FinanceApi) {
  return new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => {
      api.aborted += 1;
      reject(new DOMException('aborted', 'AbortError'));
    });
  });
}
