import { html } from 'hono/html';
import type { StockCase } from '#stock/stockIndex.ts';
import { countHeadline } from '../frontPage/cards.ts';
import type { Panel } from '../frontPage/panel.ts';

/** The cars, facilities and searches that show a state or an error. */
export function casesPanel(cases: readonly StockCase[]): Panel {
  return {
    id: 'search-cases',
    title: 'Cars and facilities to try',
    intro:
      'What shows a rare state or an error in lists of cars and facilities, and on their pages.',
    headline: () => countHeadline(cases.length, 'case', 'cases'),
    render: () => html`
      <div class="card"><dl>${cases.map(
        ({ where, what }) => html`<div><dt><code>${where}</code></dt><dd>${what}</dd></div>`,
      )}</dl></div>`,
  };
}
