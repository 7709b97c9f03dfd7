import { html } from 'hono/html';
import type { GivenQuote, GivenQuotes } from './quotes.ts';
import { pounds } from './texts.ts';

/** What a visitor may do with a quote on the lender's pages. */
const purposes = {
  apply: 'Apply for finance',
  reserve: 'Reserve this vehicle',
  'part-exchange': 'Value your part exchange',
} as const;

export type Purpose = keyof typeof purposes;

export const pagePurposes = Object.keys(purposes) as readonly Purpose[];

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** The page on which a visitor would go on with the quote in the address. */
export async function quotePage(
  request: Request,
  purpose: Purpose,
  quotes: GivenQuotes,
): Promise<Response> {
  const reference = new URL(request.url).searchParams.get('quoteRef') ?? '';
  const quote = quotes.find(reference);
  const page = await html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${purposes[purpose]}</title>
    <style>body { font: 1rem/1.5 system-ui; max-width: 34rem; margin: 3rem auto; padding: 0 1rem }</style>
  </head>
  <body>
    <h1>${purposes[purpose]}</h1>
    ${quote ? quoteFacts(quote) : html`<p>There is no quote with this reference.</p>`}
  </body>
</html>
`;
  return new Response(page, { status: quote ? 200 : 404, headers });
}

function quoteFacts({ reference, registration, plan }: GivenQuote) {
  return html`
    <p>Quote <strong>${reference}</strong> for ${registration}: ${plan.agreement.name},
    ${plan.schedule.term} months, deposit ${pounds(plan.deposit)}, ${pounds(plan.payment)} a month.</p>
    <p>This demo ends here.</p>`;
}
