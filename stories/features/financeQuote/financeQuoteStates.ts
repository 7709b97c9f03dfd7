import type { Meta } from '@storybook/nextjs-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { FinanceQuote } from '#features/financeQuote/FinanceQuote.tsx';
import type { fakeClock } from '#stories/blocks/fakeClock.ts';
import { dictionary } from '#stories/fixtures/dictionary.ts';
import type { Canvas } from '../../canvas.ts';
import { type FinanceApi, type FinanceReplies, fakeFinanceApi } from './financeQuoteApi.ts';

let api: FinanceApi | undefined;

/** What the story asked of the site's API. */
export function askedApi(): FinanceApi {
  if (!api) throw new Error('The story has no replies.');
  return api;
}

/** The replies of the site's API in a story. */
export function replying(replies: FinanceReplies): () => void {
  return () => {
    const fake = fakeFinanceApi(replies);
    api = fake.api;
    const { fetch } = window;
    // Storybook and the icons use `fetch` as well.
    spyOn(window, 'fetch').mockImplementation((input, init) =>
      String(input).startsWith('/api/codeweaver/') ? fake.fetch(input, init) : fetch(input, init),
    );
  };
}

export async function quoted(canvas: Canvas, payment: string) {
  await waitFor(() => expect(canvas.getByText(payment, { selector: 'strong' })).toBeVisible());
}

/** A quote is requested half a second after the last choice. */
export async function rest(canvas: Canvas, clock: ReturnType<typeof fakeClock>) {
  // The quote for the previous choice has disappeared.
  await waitFor(() => expect(canvas.getByText('Calculating your quote')).toBeInTheDocument());
  await expect(canvas.queryByRole('link', { name: 'Reserve this car' })).toBeNull();
  clock.advance(500);
}

/** What the Storybook stories of a finance quote have in common. */
export const quoteMeta = {
  component: FinanceQuote,
  args: {
    carId: '40100001',
    base: 'Based on the cash price of £17,995.',
    site: 'nordvik-uk',
    links: {
      reserve: 'https://finance.example/reserve',
      partExchange: 'https://finance.example/part-exchange?lang=en',
    },
    dictionary,
    phone: { text: '01632 960 400', href: 'tel:+441632960400' },
  },
} satisfies Meta<typeof FinanceQuote>;
