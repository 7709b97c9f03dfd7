import { html } from 'hono/html';
import type { Html } from '../../frontPage/html.ts';
import type { Panel } from '../../frontPage/panel.ts';
import type { SeedProblem } from '../../seed/seedReader.ts';
import { itemUrlPath } from '../itemUrl.ts';
import type { PageItem, Site } from '../model.ts';
import { type ContentStore, isPage } from '../store.ts';
import { isErrorPage, localOrigin } from './siteLinks.ts';

interface ContentPanelOptions {
  readonly content: () => ContentStore;
  /** Problems of the content files, and of editors' changes with them. */
  readonly problems: () => readonly SeedProblem[];
  /** Folder of the content, for display. */
  readonly folder: string;
  readonly sitePort: number;
}

/** The pages of every site, and the problems of the content files. */
export function contentPanel({ content, problems, folder, sitePort }: ContentPanelOptions): Panel {
  return {
    id: 'content',
    title: 'Pages',
    intro: `What the content platform serves, read from ${folder}.`,
    headline: () => {
      const { items } = content();
      const { length: count } = problems();
      if (count > 0) return { value: count, label: 'problems in content', tone: 'alarm' };
      return { value: items.filter(isPage).length, label: 'pages', tone: 'calm' };
    },
    render: () => {
      const store = content();
      return html`
        ${problems().length > 0 ? problemList(problems()) : allGood()}
        <div class="stack">${store.sites.map((site) => sitePages(site, store, sitePort))}</div>`;
    },
  };
}

function allGood(): Html {
  return html`<p class="note" data-state="ok">Every seed file could be read and used.</p>`;
}

function problemList(problems: readonly SeedProblem[]): Html {
  const rows = problems.map(({ file, message }) => html`<li><code>${file}</code> ${message}</li>`);
  return html`
    <div class="note" data-state="failing">
      <h3>Content with problems</h3>
      <ul>${rows}</ul>
    </div>`;
}

function sitePages(site: Site, store: ContentStore, sitePort: number): Html {
  const pages = site.languages.flatMap((language) => store.pages(site.name, language));
  const origin = localOrigin(site, sitePort);
  return html`
    <details class="card pages">
      <summary><strong>${site.name}</strong> <span class="quiet">${pages.length} ${pages.length === 1 ? 'page' : 'pages'}</span></summary>
      <ul class="columns plain">${pages.map((page) => pageLine(page, store, origin))}</ul>
    </details>`;
}

function pageLine(page: PageItem, store: ContentStore, origin: string): Html {
  const path = itemUrlPath(page, store);
  const kind = isErrorPage(page) ? html` <small class="quiet">error page</small>` : undefined;
  return html`
    <li>
      <a href="${origin}${path}" lang="${page.language}">${page.displayName}</a>${kind}
      <code class="quiet">${path}</code>
    </li>`;
}
