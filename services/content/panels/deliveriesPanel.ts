import { html } from 'hono/html';
import type { Panel } from '../../frontPage/panel.ts';
import type { DeliveryState } from '../deliveries/deliveries.ts';

/** What was published and the sites haven't taken yet. */
export function deliveriesPanel(waiting: () => readonly DeliveryState[]): Panel {
  return {
    id: 'deliveries',
    title: 'Deliveries',
    intro: 'What was published is reported to the sites, and repeated until they have taken it.',
    headline: () => {
      const count = waiting().reduce((sum, each) => sum + each.count, 0);
      return { value: count, label: 'changes wait', tone: count > 0 ? 'alarm' : 'calm' };
    },
    render: () => {
      const states = waiting();
      if (states.length === 0)
        return html`<p class="note" data-state="ok">The sites have taken everything.</p>`;
      return html`<ul>${states.map(stateLine)}</ul>`;
    },
  };
}

function stateLine({ url, count, since, outcome = 'not tried yet' }: DeliveryState) {
  const time = new Date(since).toISOString();
  return html`
    <li>
      <code>${url}</code>: ${count} ${count === 1 ? 'change waits' : 'changes wait'} since
      <time datetime="${time}">${time}</time>; last attempt: ${outcome}
    </li>`;
}
