import { html } from 'hono/html';
import { countHeadline } from '../frontPage/cards.ts';
import type { Html } from '../frontPage/html.ts';
import type { Panel } from '../frontPage/panel.ts';
import { utcTime } from '../frontPage/time.ts';
import { behaviours, type FinancePlan } from './financePlan.ts';
import type { GivenQuote, GivenQuotes } from './quotes.ts';
import { pounds } from './texts.ts';

const shownQuotes = 12;

/** The vehicles that behave specially, and the latest quotes. */
export function financePanel({ vehicles }: FinancePlan, quotes: GivenQuotes): Panel {
  return {
    id: 'finance',
    title: 'Finance quotes',
    intro: 'Vehicles whose quotes behave specially, by the id in the address of their page.',
    headline: () => countHeadline(quotes.all().length, 'quote given', 'quotes given'),
    render: () => html`
      <div class="card"><dl>${Object.entries(vehicles).map(
        ([id, behaviour]) =>
          html`<div><dt><code>${id}</code></dt><dd>${behaviours[behaviour]}</dd></div>`,
      )}
        <div><dt>all others</dt><dd>quotes by their price and age</dd></div>
      </dl></div>
      <ul class="grid plain">${quotes.all().slice(0, shownQuotes).map(quoteCard)}</ul>`,
  };
}

function quoteCard({ reference, registration, at, plan }: GivenQuote): Html {
  return html`
    <li class="card">
      <h3>${registration}</h3>
      <p class="quiet"><code>${reference}</code>, ${utcTime(at)}</p>
      <dl>
        <div><dt>${plan.agreement.name}</dt><dd>${plan.schedule.term} months</dd></div>
        <div><dt>Deposit</dt><dd>${pounds(plan.deposit)}</dd></div>
        <div><dt>A month</dt><dd>${pounds(plan.payment)}</dd></div>
      </dl>
    </li>`;
}
