import { type Html, html } from '../frontPage/html.ts';
import type { Panel } from '../frontPage/panel.ts';
import type { IndexSummary, SearchEngine } from './engine.ts';

/** Which indices there are, for testers to see what can be found. */
export function indicesPanel(engine: SearchEngine): Panel {
  const indices = () => engine.indices?.() ?? [];
  return {
    id: 'search-indices',
    title: 'Search indices',
    intro: 'The cars and the dealers of each site, as the search service holds them.',
    headline: () => {
      const count = indices().reduce((sum, { documents }) => sum + documents, 0);
      return { value: count.toLocaleString('en'), label: 'documents', tone: 'calm' };
    },
    render: () => {
      const all = indices();
      if (all.length === 0) return html`<p class="card quiet">No index is known of yet.</p>`;
      return html`<ul class="card columns plain">${all.map(indexLine)}</ul>`;
    },
  };
}

function indexLine({ name, documents }: IndexSummary): Html {
  return html`<li><code>${name}</code> ${documents.toLocaleString('en')}</li>`;
}
