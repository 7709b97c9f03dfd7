import { html } from 'hono/html';
import type { Html } from '../frontPage/html.ts';
import type { Panel } from '../frontPage/panel.ts';
import { type VisitorFigure, type VisitorFigures, visitorFigures } from './visitorFigures.ts';

/** Reads the metrics of the site in Prometheus' text format; undefined if it doesn't answer. */
export type ReadMetrics = () => Promise<string | undefined>;

/** What visitors' browsers have measured on the site. */
export function visitorsPanel(read: ReadMetrics): Panel {
  return {
    id: 'visitors',
    title: 'Visitors',
    intro:
      'What pages feel like: three of four visits are at least as good. Browsers report it when their visitors leave.',
    headline: async () => {
      const places = visitorFigures((await read()) ?? '');
      const visits = places.reduce((sum, place) => sum + place.visits, 0);
      return { value: visits, label: 'visits measured', tone: 'calm' };
    },
    render: async () => {
      const metrics = await read();
      if (metrics === undefined)
        return html`<p class="note" data-state="failing">The site doesn’t answer at METRICS_PORT.</p>`;
      const places = visitorFigures(metrics);
      if (places.length === 0)
        return html`<p class="note">No visit yet. Open a page and leave it.</p>`;
      return html`<ul>${places.map(placeLine)}</ul>`;
    },
  };
}

function placeLine({ page, device, visits, figures }: VisitorFigures): Html {
  return html`
    <li>
      <strong>${page}, ${device}</strong>, ${visits} ${visits === 1 ? 'visit' : 'visits'}:
      ${figures.map(figureText).join('; ')}
    </li>`;
}

function figureText({ vital, atMost, unit, rating }: VisitorFigure): string {
  const value = atMost === undefined ? 'off the scale' : `at most ${atMost}${unit}`;
  return `${vital} ${value}, ${rating}`;
}
