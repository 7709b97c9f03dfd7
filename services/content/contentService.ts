import { relative, sep } from 'node:path';
import type { Panel } from '../frontPage/panel.ts';
import { refusal } from '../http/respond.ts';
import type { EndpointGuide, Handler, Log, Service } from '../service.ts';
import { contentEndpoints, deliveryAccess } from './access.ts';
import { type AuthoredContent, createAuthoredContent } from './authoring/authoredContent.ts';
import {
  type AuthoringAccess,
  authoringPath,
  createAuthoringHandler,
} from './authoring/authoringHandler.ts';
import { type MediaUse, mediaUses } from './authoring/mediaUses.ts';
import { openVersionStore } from './authoring/versionStore.ts';
import { changedItems } from './changedItems.ts';
import { answerComponent, componentPath } from './componentLayout.ts';
import { createDeliveries, type Deliveries, type WebhookTargets } from './deliveries/deliveries.ts';
import { openDeliveryStore } from './deliveries/deliveryStore.ts';
import { renderMode } from './editing.ts';
import { createGraphqlHandler, graphqlRefusal } from './graphqlHandler.ts';
import { createLiveContent, type LiveContent } from './liveContent.ts';
import type { MediaLibrary } from './mediaLibrary.ts';
import { contentPanel } from './panels/contentPanel.ts';
import { deliveriesPanel } from './panels/deliveriesPanel.ts';
import { sitesPanel } from './panels/sitesPanel.ts';
import { createRateLimit } from './rateLimit.ts';
import { queryView } from './resolvers/queryView.ts';
import { loadSchema } from './schema.ts';
import { sitemapAt, sitemapPrefix } from './sitemap.ts';
import type { ContentStore } from './store.ts';

/** What the content platform needs to run. */
export interface ContentOptions {
  /** Folder of the sites' content (docs/group-folder.md). */
  seedFolder: string;
  /** Name of the item above all sites. */
  tenantName: string;
  /** Id of the site that is served at plain localhost and used in the examples. */
  mainSite: string;
  apiKey: string;
  /** Key that reads drafts; undefined: only editing requests read them. */
  draftKey?: string | undefined;
  /** Who may write content; undefined: the authoring API is off. */
  authoring?: AuthoringAccess | undefined;
  /** Folder of persistent data; undefined: changes of editors are kept in memory. */
  dataFolder: string | undefined;
  /** Addresses of the scripts that pages load in the editor. */
  clientScripts?: readonly string[] | undefined;
  /** Requests per second above which it answers 429; undefined: no limit. */
  rateLimit: number | undefined;
  /** Port of the site, for links to pages. */
  sitePort: number;
  /** Whether to reload the seed when it changes. */
  isWatching: boolean;
  /** Where changes are reported; the seed is then watched too. Undefined: nowhere. */
  webhook: WebhookTargets | undefined;
  media: MediaLibrary;
  /** The time in ms. */
  now: () => number;
  log: Log;
}

/** The content platform, with what other services of the process ask it. */
export interface ContentService extends Service {
  /** Where a file is used, in what visitors see and in drafts, by a part of its address that no other file's has. */
  readonly mediaUses: (part: string) => readonly MediaUse[];
}

/** The content platform: the group's sites and pages, over the delivery protocol, and its authoring API. */
export function createContentService(options: ContentOptions): ContentService {
  const { seedFolder, tenantName, dataFolder, now, log } = options;
  const files = createLiveContent(seedFolder, tenantName);
  const versions = openVersionStore({ dataFolder, log });
  const own = createAuthoredContent({ files: files.current, store: versions, now });
  const deliveries = createDeliveriesOf(options);
  const content = withReports(own, (before, after) =>
    deliveries?.report(changedItems(before, after)),
  );
  if (options.isWatching || options.webhook) watchFiles(files, content, log);
  for (const { file, message } of content.drafts().problems) log(`content: ${file}: ${message}`);
  const paths = contentEndpoints.map(({ path }) => path);
  return {
    id: 'content',
    title: 'Content platform',
    prefixes: [...paths, sitemapPrefix, componentPath, ...authoringPrefixes(options)],
    handle: guarded(options, content),
    endpoints: endpointGuides(options, content.published()),
    panels: panelsOf(options, content, deliveries),
    mediaUses: (part) => mediaUses(part, [content.drafts(), content.published()]),
    close: () => {
      files.close();
      deliveries?.close();
      versions.close();
    },
  };
}

function createDeliveriesOf({ webhook: targets, dataFolder, now, log }: ContentOptions) {
  if (!targets) return undefined;
  return createDeliveries({ targets, store: openDeliveryStore({ dataFolder, log }), now, log });
}

function panelsOf(
  { mainSite, sitePort, seedFolder }: ContentOptions,
  { published: content, drafts }: AuthoredContent,
  deliveries: Deliveries | undefined,
): readonly Panel[] {
  const folder = relative(process.cwd(), seedFolder).replaceAll(sep, '/');
  const problems = () => drafts().problems;
  return [
    sitesPanel({ content, mainSite, sitePort }),
    contentPanel({ content, problems, folder, sitePort }),
    ...(deliveries ? [deliveriesPanel(deliveries.waiting)] : []),
  ];
}

function authoringPrefixes({ authoring }: ContentOptions): readonly string[] {
  return authoring ? [authoringPath] : [];
}

type Report = (before: ContentStore, after: ContentStore) => void;

/** Reports each change of what visitors see. */
function withReports(content: AuthoredContent, report: Report): AuthoredContent {
  let seen = content.published();
  const reporting =
    <Arguments extends readonly unknown[]>(change: (...given: Arguments) => void) =>
    (...given: Arguments) => {
      const before = seen;
      change(...given);
      seen = content.published();
      report(before, seen);
    };
  return {
    ...content,
    setLive: reporting(content.setLive),
    filesChanged: reporting(content.filesChanged),
  };
}

function watchFiles(files: LiveContent, content: AuthoredContent, log: Log): void {
  files.watch(({ items, problems }) => {
    log(`content: reloaded, ${items.length} items, ${problems.length} problems`);
    content.filesChanged();
  });
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

function guarded(options: ContentOptions, content: AuthoredContent): Handler {
  const { rateLimit, now, log } = options;
  const deliver = createDelivery(options);
  const author =
    options.authoring && createAuthoringHandler({ content, access: options.authoring, log });
  const count = createRateLimit(rateLimit, now);
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (author && pathname === authoringPath) return author(request);
    if (pathname.startsWith(`${sitemapPrefix}/`))
      return answerSitemap(pathname, content.published());
    const access = deliveryAccess(request, options);
    if (access.kind === 'refused') return graphqlRefusal(401, access.message);
    const { headers, isExceeded } = count();
    if (isExceeded) {
      const retry = { ...headers, 'retry-after': '1' };
      return graphqlRefusal(429, 'More requests than the rate limit allows.', retry);
    }
    const answer = await deliver(request, content[access.kind]());
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
    return answer;
  };
}

/** Answers the delivery protocol from the content that a request may read. */
function createDelivery({ media, clientScripts, log }: ContentOptions) {
  const graphql = createGraphqlHandler({ schema: loadSchema('./schema.graphql'), log });
  return async (request: Request, store: ContentStore): Promise<Response> => {
    const mode = renderMode(request.headers);
    const { origin, pathname } = new URL(request.url);
    const world = { store, media, mode, clientScripts, origin };
    if (pathname === componentPath) return answerComponent(request, world);
    return graphql(request, () => queryView(world));
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
