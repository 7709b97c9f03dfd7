import type { Log } from '../http/nodeAdapter.ts';
import type { Handler, Service } from '../service.ts';
import { accessProblem, contentEndpoints } from './access.ts';
import { createGraphqlHandler, graphqlRefusal } from './graphqlHandler.ts';
import { createLiveContent, type LiveContent } from './liveContent.ts';
import type { MediaLibrary } from './mediaLibrary.ts';
import { contentPanel } from './panels/contentPanel.ts';
import { sitesPanel } from './panels/sitesPanel.ts';
import { createRateLimit } from './rateLimit.ts';

/** What the content platform needs to run. */
export interface ContentOptions {
  seedFolder: string;
  apiKey: string;
  /** Requests a second beyond which it answers 429; undefined: never. */
  rateLimit: number | undefined;
  /** Port of the site, for links to pages. */
  sitePort: number;
  /** Whether to reread the seed when it changes. */
  isWatching: boolean;
  media: MediaLibrary;
  /** The time in ms. */
  now: () => number;
  log: Log;
}

/** The content platform: the group's sites and pages, over the delivery protocol. */
export function createContentService(options: ContentOptions): Service {
  const content = createLiveContent(options.seedFolder);
  if (options.isWatching) {
    content.watch(({ items, problems }) => {
      options.log(`content: read again, ${items.length} items, ${problems.length} problems`);
    });
  }
  for (const { file, message } of content.current().problems) {
    options.log(`content: ${file}: ${message}`);
  }
  return {
    id: 'content',
    title: 'Content platform',
    prefixes: contentEndpoints.map(({ path }) => path),
    handle: guarded(options, content),
    endpoints: contentEndpoints.map(({ path, header }) => ({
      title: path.startsWith('/v1') ? 'Content, by context id' : 'Content, by API key',
      path,
      key: `${header}: ${options.apiKey}`,
      example: (origin) => example(`${origin}${path}`, `${header}: ${options.apiKey}`),
    })),
    panels: [
      sitesPanel(content.current, options.sitePort),
      contentPanel(content.current, options.sitePort),
    ],
    close: content.close,
  };
}

function guarded(options: ContentOptions, content: LiveContent): Handler {
  const { apiKey, rateLimit, now, media, log } = options;
  const graphql = createGraphqlHandler({ world: () => ({ store: content.current(), media }), log });
  const count = createRateLimit(rateLimit, now);
  return async (request) => {
    const problem = accessProblem(request, apiKey);
    if (problem !== undefined) return graphqlRefusal(401, problem);
    const { headers, isExceeded } = count();
    if (isExceeded) {
      const retry = { ...headers, 'retry-after': '1' };
      return graphqlRefusal(429, 'More requests than the rate limit allows.', retry);
    }
    const answer = await graphql(request);
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
    return answer;
  };
}

function example(address: string, key: string): string {
  const query =
    '{ layout(site: "nordvik-se", routePath: "/", language: "sv") { item { rendered } } }';
  const body = JSON.stringify({ query });
  return `curl ${address} \\\n  -H 'content-type: application/json' \\\n  -H '${key}' \\\n  -d '${body}'`;
}
