import { relative, sep } from 'node:path';
import { refusal } from '../http/respond.ts';
import type { EndpointGuide, Handler, Log, Service } from '../service.ts';
import { accessProblem, contentEndpoints } from './access.ts';
import { changedItems } from './changedItems.ts';
import { answerComponent, componentPath } from './componentLayout.ts';
import { createGraphqlHandler, graphqlRefusal } from './graphqlHandler.ts';
import { createLiveContent, type LiveContent } from './liveContent.ts';
import type { MediaLibrary } from './mediaLibrary.ts';
import { contentPanel } from './panels/contentPanel.ts';
import { sitesPanel } from './panels/sitesPanel.ts';
import { createRateLimit } from './rateLimit.ts';
import { sitemapAt, sitemapPrefix } from './sitemap.ts';
import type { ContentStore } from './store.ts';
import { createWebhook, type WebhookTarget } from './webhook.ts';

/** What the content platform needs to run. */
export interface ContentOptions {
  /** Folder of the sites' content (docs/group-folder.md). */
  seedFolder: string;
  /** Name of the item above all sites. */
  tenantName: string;
  /** Id of the site that is served at plain localhost and used in the examples. */
  mainSite: string;
  apiKey: string;
  /** Requests per second above which it answers 429; undefined: no limit. */
  rateLimit: number | undefined;
  /** Port of the site, for links to pages. */
  sitePort: number;
  /** Whether to reload the seed when it changes. */
  isWatching: boolean;
  /** Where changes of the seed are reported, which is then watched too; undefined: nowhere. */
  webhook: WebhookTarget | undefined;
  media: MediaLibrary;
  /** The time in ms. */
  now: () => number;
  log: Log;
}

/** The content platform: the group's sites and pages, over the delivery protocol. */
export function createContentService(options: ContentOptions): Service {
  const { seedFolder, tenantName, mainSite, sitePort } = options;
  const content = createLiveContent(seedFolder, tenantName);
  if (options.isWatching || options.webhook) content.watch(createReloadReport(options));
  for (const { file, message } of content.current().problems) {
    options.log(`content: ${file}: ${message}`);
  }
  return {
    id: 'content',
    title: 'Content platform',
    prefixes: [...contentEndpoints.map(({ path }) => path), sitemapPrefix, componentPath],
    handle: guarded(options, content),
    endpoints: endpointGuides(options, content.current()),
    panels: [
      sitesPanel({ content: content.current, mainSite, sitePort }),
      contentPanel({
        content: content.current,
        folder: relative(process.cwd(), seedFolder).replaceAll(sep, '/'),
        sitePort,
      }),
    ],
    close: content.close,
  };
}

/** Logs a reload, and reports what has changed. */
function createReloadReport({ webhook, log }: Pick<ContentOptions, 'webhook' | 'log'>) {
  const report = webhook && createWebhook(webhook, log);
  return (store: ContentStore, before: ContentStore): void => {
    const { items, problems } = store;
    log(`content: reloaded, ${items.length} items, ${problems.length} problems`);
    void report?.(changedItems(before, store));
  };
}

function endpointGuides({ mainSite: site, apiKey }: ContentOptions, { sites }: ContentStore) {
  const language = sites.find(({ name }) => name === site)?.language ?? 'en';
  return contentEndpoints.map(({ path, header }): EndpointGuide => {
    const key = `${header}: ${apiKey}`;
    return {
      title: path.startsWith('/v1') ? 'Content, by context id' : 'Content, by API key',
      path,
      key,
      example: (origin) => example({ address: `${origin}${path}`, key, site, language }),
    };
  });
}

function guarded(options: ContentOptions, content: LiveContent): Handler {
  const { apiKey, rateLimit, now, media, log } = options;
  const graphql = createGraphqlHandler({ world: () => ({ store: content.current(), media }), log });
  const count = createRateLimit(rateLimit, now);
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(`${sitemapPrefix}/`)) return answerSitemap(pathname, content.current());
    const problem = accessProblem(request, apiKey);
    if (problem !== undefined) return graphqlRefusal(401, problem);
    const { headers, isExceeded } = count();
    if (isExceeded) {
      const retry = { ...headers, 'retry-after': '1' };
      return graphqlRefusal(429, 'More requests than the rate limit allows.', retry);
    }
    const answer =
      pathname === componentPath
        ? answerComponent(request, content.current())
        : await graphql(request);
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
    return answer;
  };
}

/** Site maps are public, as media are: they need no key. */
function answerSitemap(pathname: string, store: ContentStore): Response {
  const xml = sitemapAt(pathname, store);
  if (xml === undefined) return refusal(404, `Nothing answers at ${pathname}.`);
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

interface Example {
  readonly address: string;
  readonly key: string;
  readonly site: string;
  readonly language: string;
}

function example({ address, key, site, language }: Example): string {
  const query = `{ layout(site: "${site}", routePath: "/", language: "${language}") { item { rendered } } }`;
  const body = JSON.stringify({ query });
  return `curl ${address} \\\n  -H 'content-type: application/json' \\\n  -H '${key}' \\\n  -d '${body}'`;
}
