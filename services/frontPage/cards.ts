import { html } from 'hono/html';
import type { Html } from './html.ts';
import type { Headline } from './panel.ts';

/** Shows cards as a list, and a note instead of an empty list. */
export function cardList(cards: readonly Html[], ifEmpty = 'None yet.'): Html {
  if (cards.length === 0) return html`<p class="card quiet">${ifEmpty}</p>`;
  return html`<ul class="grid plain">${cards}</ul>`;
}

/** A headline that counts: `1 lead received`, `2 leads received`. */
export function countHeadline(count: number, one: string, many: string): Headline {
  return { value: count.toLocaleString('en'), label: count === 1 ? one : many, tone: 'calm' };
}
