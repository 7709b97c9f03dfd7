import { html } from 'hono/html';
import { countHeadline } from '../frontPage/cards.ts';
import type { Html } from '../frontPage/html.ts';
import type { Panel } from '../frontPage/panel.ts';
import type { Editors, KnownEditor } from './editors.ts';

/**
 * Where pages are edited, and the accounts of a demo.
 * @param origin where browsers reach the services
 */
export function editingPanel(editors: Editors, origin: string): Panel {
  const shown = [...editors.values()].filter(({ shownPassword }) => shownPassword !== undefined);
  return {
    id: 'editing',
    title: 'Editing',
    intro: 'Editors change pages in the editor, and publishers also publish them.',
    headline: () => countHeadline(editors.size, 'editor', 'editors'),
    render: () => html`
      <div class="card stack">
        <p><a href="/edit">Edit pages</a></p>
        <form action="/edit/open">
          <label>Address of a page <input type="url" name="address" required></label>
          <button class="button">Edit this page</button>
        </form>
        <p class="quiet">
          Or keep <a href="${bookmarkFor(origin)}">Edit this page</a> as a bookmark, and open it on any page of a site.
        </p>
        ${editors.size === 0 ? html`<p class="quiet">Nobody can sign in: the group has no editors.yaml.</p>` : undefined}
        ${shown.length > 0 ? accountList(shown) : undefined}
      </div>`,
  };
}

/** A bookmark that leads from a page to the editor, so that pages need no link. On the front page its policy stops it. */
function bookmarkFor(origin: string): string {
  return `javascript:location.href='${origin}/edit/open?address='+encodeURIComponent(location.href)`;
}

function accountList(shown: readonly KnownEditor[]): Html {
  return html`
    <p>Accounts of this demo:</p>
    <dl>${shown.map(
      ({ name, role, shownPassword }) => html`
      <div><dt><code>${name}</code> <span class="quiet">(${role})</span></dt><dd><code>${shownPassword}</code></dd></div>`,
    )}</dl>`;
}
