import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageEvents } from '#app/pageCache/pageEvents.ts';
import { isLocalHost } from '#app/security/securityHeaders.ts';
import { isEditorRoute, isRouterRequest } from '../answer/cleanRequest.ts';
import type { Protect } from '../answer/protection.ts';
import { familyOf } from '../guard/families.ts';
import type { AnswerAtOnce, Handle } from '../siteServer.ts';
import type { RunInBackground } from '../telemetry/workerTelemetry.ts';
import { createAskFramework } from './askFramework.ts';
import type { FindForms } from './builtForms.ts';
import { createStore } from './createStore.ts';
import type { FinishDocument } from './finishDocument.ts';
import type { AskFramework, FrameworkAnswer } from './frameworkAnswer.ts';
import { FrontCache } from './frontCache.ts';
import { type PageAddress, pageAddress } from './pageAddress.ts';
import { createStaticFiles, type FindFile } from './staticFiles.ts';
import { writePart } from './writePart.ts';
import { writeStored } from './writeStored.ts';

/** Options of `createSiteCache`. */
export interface CacheOptions {
  readonly handle: Handle;
  /** Protects requests and answers within the process; answers say where they come from. */
  readonly protect: Protect;
  readonly finish: FinishDocument;
  readonly findForms: FindForms;
  /** Runs what is done for no single visitor. */
  readonly runInBackground?: RunInBackground | undefined;
  readonly log: (line: string) => void;
}

/** The caches in front of the framework. */
export interface SiteCache extends Pick<FrontCache, 'make' | 'mostVisited'> {
  /** Answers pages and files. Everything else is left to the framework. */
  readonly answerAtOnce: AnswerAtOnce;
  /** Requests anything from the framework. */
  readonly ask: AskFramework;
}

/** Creates the caches of pages and files. */
export function createSiteCache({ finish, findForms, log, ...site }: CacheOptions): SiteCache {
  const ask = askThroughProtection(site);
  const pages = createPages({ ask, finish, log });
  return {
    ask,
    answerAtOnce: createAnswerAtOnce({
      ask,
      pages,
      findFile: createStaticFiles({ ask, findForms, log }),
    }),
    make: (address) => pages.make(address),
    mostVisited: (count) => pages.mostVisited(count),
  };
}

interface Caches {
  readonly ask: AskFramework;
  readonly pages: FrontCache;
  readonly findFile: FindFile;
}

function createAnswerAtOnce({ ask, pages, findFile }: Caches): AnswerAtOnce {
  return (request, response, { family, host, url }) => {
    if (host === undefined) return undefined;
    const file = isStaticFile(url) ? fileAddress(host, url) : undefined;
    if (file && request.headers.range !== undefined) {
      void answerPart(request, response, () => ask(file));
      return 'part';
    }
    const found = file
      ? findFile(file, request.headers)
      : findPage(pages, request, { family, host, url });
    if (!found) return undefined;
    writeStored(request, response, found);
    return found.heads === found.page.fresh ? 'fresh' : 'stale';
  };
}

async function answerPart(
  request: IncomingMessage,
  response: ServerResponse,
  ask: () => Promise<FrameworkAnswer>,
): Promise<void> {
  try {
    writePart(request, response, await ask());
  } catch {
    response.destroy();
  }
}

function askThroughProtection({
  handle,
  protect,
  runInBackground = (work) => work(),
}: Pick<CacheOptions, 'handle' | 'protect' | 'runInBackground'>): AskFramework {
  return createAskFramework(async (request, response) => {
    const { url = '', headers } = request;
    const [path = ''] = url.split('?');
    protect(request, response, { kind: 'pass', family: familyOf(path), url, host: headers.host });
    await runInBackground(() => handle(request, response));
  });
}

function createPages(
  options: Pick<CacheOptions, 'finish' | 'log'> & { readonly ask: AskFramework },
) {
  const cache = new FrontCache({
    ask: options.ask,
    store: createStore(options),
    now: () => performance.now(),
    wallClock: Date.now,
    after: (ms, run) => void setTimeout(run, ms).unref(),
    log: options.log,
  });
  pageEvents.on('made', (key) => cache.made(key));
  pageEvents.on('purged', (purge) => cache.purge(purge));
  pageEvents.on('purgedElsewhere', (purge) => cache.purge(purge));
  return cache;
}

type Page = Parameters<AnswerAtOnce>[2] & { readonly host: string };

function findPage(cache: FrontCache, { headers }: IncomingMessage, { family, host, url }: Page) {
  if (family !== 'page' || isEditorRoute(url) || isRouterRequest(headers, url)) return undefined;
  const address = pageAddress(host, url);
  return address && cache.find(address);
}

/** Files of the build and public ones. No page has such an address. */
function isStaticFile(url: string): boolean {
  return staticFile.test(url);
}

const staticFile = /^\/(?:(?:_next\/static|fonts|map)\/[^?]*|icons\.svg\?v=[0-9a-f]{8})$/;

/** Files are the same at all hosts, except for the header that hosts of a developer's machine lack. */
function fileAddress(host: string, url: string): PageAddress {
  return { host, url, key: `${isLocalHost(host)} ${url}` };
}
