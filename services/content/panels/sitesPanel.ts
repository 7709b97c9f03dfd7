import { html } from 'hono/html';
import type { Html } from '../../frontPage/html.ts';
import type { Panel } from '../../frontPage/panel.ts';
import type { Site } from '../model.ts';
import type { ContentStore } from '../store.ts';
import { isErrorPage, localOrigin } from './siteLinks.ts';

interface SitesPanelOptions {
  readonly content: () => ContentStore;
  /** Id of the site that is also served at plain localhost. */
  readonly mainSite: string;
  readonly sitePort: number;
}

/** All sites with their addresses. */
export function sitesPanel({ content, mainSite, sitePort }: SitesPanelOptions): Panel {
  return {
    id: 'sites',
    title: 'Sites',
    intro: `Every site answers under its own name on port ${sitePort} while the site is running.`,
    headline: () => ({ value: content().sites.length, label: 'sites', tone: 'calm' }),
    render: () => {
      const store = content();
      const cards = store.sites.map((site) => siteCard(site, store, sitePort, mainSite));
      return html`<ul class="grid plain">${cards}</ul>`;
    },
  };
}

function siteCard(site: Site, store: ContentStore, sitePort: number, mainSite: string): Html {
  const origin = localOrigin(site, sitePort);
  return html`
    <li class="card site">
      <h3><a href="${origin}/">${site.name}</a></h3>
      <p class="quiet"><code>${origin.replace('http://', '')}</code></p>
      ${site.name === mainSite ? html`<p class="quiet">also <a href="http://localhost:${sitePort}/">localhost:${sitePort}</a></p>` : undefined}
      <p><a href="/edit/${site.name}">Edit pages<span class="unseen"> of ${site.name}</span></a></p>
      <dl>
        <div><dt>In production</dt><dd>${site.hostname}</dd></div>
        ${site.languages.map((language) => languageRow(site, language, store, origin))}
      </dl>
    </li>`;
}

function languageRow(site: Site, language: string, store: ContentStore, origin: string): Html {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  const path = language === site.language ? '/' : `/${language}`;
  const count = store.pages(site.name, language).filter((page) => !isErrorPage(page)).length;
  return html`
    <div>
      <dt><a href="${origin}${path}" lang="en">${name}</a></dt>
      <dd>${count} ${count === 1 ? 'page' : 'pages'}</dd>
    </div>`;
}
