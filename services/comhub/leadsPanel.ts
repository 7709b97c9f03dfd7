import { html } from 'hono/html';
import { cardList, countHeadline } from '../frontPage/cards.ts';
import type { Html } from '../frontPage/html.ts';
import type { Panel } from '../frontPage/panel.ts';
import { utcTime } from '../frontPage/time.ts';
import type { LeadStore, StoredLead } from './leadStore.ts';

const shown = 50;

/** Shows the latest leads. */
export function leadsPanel(leads: LeadStore): Panel {
  return {
    id: 'leads',
    title: 'Leads',
    intro: `The latest ${shown} forms that the sites delivered to the lead service, newest first.`,
    headline: () => countHeadline(leads.count(), 'lead received', 'leads received'),
    render: () => cardList(leads.latest(shown).map(leadCard)),
  };
}

function leadCard({
  formName,
  formSubmissionId,
  values,
  receivedAt,
  deliveries,
}: StoredLead): Html {
  const repeats = deliveries > 1 ? `, delivered ${deliveries} times` : '';
  return html`
    <li class="card lead-card">
      <h3>${formName}</h3>
      <p class="quiet">${utcTime(receivedAt)}${repeats}<br><code>${formSubmissionId}</code></p>
      <dl>${Object.entries(values).flatMap(([name, value]) => rows(name, value))}</dl>
    </li>`;
}

/** Empty values are left out; the facts of an object get a row each. */
function rows(name: string, value: StoredLead['values'][string] | number): Html[] {
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([fact, known]) => rows(`${name}.${fact}`, known));
  }
  const text = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
  return text === '' ? [] : [html`<div><dt>${name}</dt><dd>${text}</dd></div>`];
}
