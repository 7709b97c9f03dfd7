import { html } from 'hono/html';
import type { IndexSummary, SearchEngine } from '#search-engine/engine.ts';
import type { Html } from '../frontPage/html.ts';
import type { Panel } from '../frontPage/panel.ts';

/** Shows all indices, their sizes and damage. */
export function indicesPanel(engine: SearchEngine): Panel {
  const indices = () => engine.indices?.() ?? [];
  return {
    id: 'search-indices',
    title: 'Search indices',
    intro: 'The cars and the dealers of each site in the search service.',
    headline: () => {
      const all = indices();
      const damaged = all.filter(({ problem }) => problem !== undefined).length;
      if (damaged > 0) return { value: damaged, label: 'damaged indices', tone: 'alarm' };
      const count = all.reduce((sum, { documents }) => sum + documents, 0);
      return { value: count.toLocaleString('en'), label: 'documents', tone: 'calm' };
    },
    render: () => {
      const all = indices();
      if (all.length === 0) return html`<p class="card quiet">There are no indices yet.</p>`;
      return html`<ul class="card columns plain">${all.map(indexLine)}</ul>`;
    },
  };
}

function indexLine({ name, documents, problem }: IndexSummary): Html {
  const count = documents.toLocaleString('en');
  if (problem === undefined) return html`<li><code>${name}</code> ${count}</li>`;
  return html`<li><code>${name}</code> ${count} <strong>${problem}</strong></li>`;
}
