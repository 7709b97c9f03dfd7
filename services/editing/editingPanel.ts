import { html } from 'hono/html';
import { countHeadline } from '../frontPage/cards.ts';
import type { Html } from '../frontPage/html.ts';
import type { Panel } from '../frontPage/panel.ts';
import type { Editors, KnownEditor } from './editors.ts';

/** Where pages are edited, and the accounts of a demo. */
export function editingPanel(editors: Editors): Panel {
  const shown = [...editors.values()].filter(({ shownPassword }) => shownPassword !== undefined);
  return {
    id: 'editing',
    title: 'Editing',
    intro: 'Editors change pages in the editor, and publishers also publish them.',
    headline: () => countHeadline(editors.size, 'editor', 'editors'),
    render: () => html`
      <div class="card">
        <p><a href="/edit">Edit pages</a></p>
        ${editors.size === 0 ? html`<p class="quiet">Nobody can sign in: the group has no editors.yaml.</p>` : undefined}
        ${shown.length > 0 ? accountList(shown) : undefined}
      </div>`,
  };
}

function accountList(shown: readonly KnownEditor[]): Html {
  return html`
    <p>Accounts of this demo:</p>
    <dl>${shown.map(
      ({ name, role, shownPassword }) => html`
      <div><dt><code>${name}</code> <span class="quiet">(${role})</span></dt><dd><code>${shownPassword}</code></dd></div>`,
    )}</dl>`;
}
