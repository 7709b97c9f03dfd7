import { html } from 'hono/html';
import type { EndpointGuide, Service } from '../../service.ts';
import type { Html } from '../html.ts';
import type { Panel } from '../panel.ts';

/** How to call each service by hand. */
export function endpointsPanel(services: readonly Service[], origin: string): Panel {
  const guides = [...services.flatMap(({ endpoints }) => endpoints), ...ownGuides(services)];
  return {
    id: 'endpoints',
    title: 'Endpoints',
    intro: 'Every address with its key, and a command to copy.',
    headline: () => ({ value: guides.length, label: 'endpoints', tone: 'calm' }),
    render: () => html`
      <ul class="stack plain">${guides.map((guide) => endpointItem(guide, origin))}</ul>`,
  };
}

function ownGuides(services: readonly Service[]): EndpointGuide[] {
  const upstream = services[0]?.id ?? 'content';
  const body = JSON.stringify({ mode: 'slow', delayMs: 5000 });
  const type = "-H 'content-type: application/json'";
  return [
    {
      title: 'Fault switches, for scripts',
      path: '/faults',
      example: (origin) =>
        `curl -X PUT ${origin}/faults/${upstream} ${type} -d '${body}'\n` +
        `curl ${origin}/faults\n` +
        `curl -X DELETE ${origin}/faults`,
    },
    { title: 'Health', path: '/healthz', example: (origin) => `curl ${origin}/healthz` },
  ];
}

function endpointItem({ title, path, key, example }: EndpointGuide, origin: string): Html {
  return html`
    <li class="card endpoint">
      <h3>${title}</h3>
      <dl>
        <div><dt>Address</dt><dd><code>${origin}${path}</code></dd></div>
        <div><dt>Key</dt><dd>${key === undefined ? 'none' : html`<code>${key}</code>`}</dd></div>
      </dl>
      <pre tabindex="0" aria-label="Example: ${title}"><code>${example(origin)}</code></pre>
    </li>`;
}
