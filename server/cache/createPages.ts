import { pageEvents } from '#app/pageCache/pageEvents.ts';
import { isEditorRoute, isRouterRequest } from '../answer/cleanRequest.ts';
import type { Protect } from '../answer/protection.ts';
import type { AnswerPage, Handle } from '../siteServer.ts';
import { createAskFramework } from './askFramework.ts';
import { createStore } from './createStore.ts';
import type { FinishDocument } from './finishDocument.ts';
import { FrontCache } from './frontCache.ts';
import { pageAddress } from './pageAddress.ts';
import { writeStored } from './writeStored.ts';

interface PagesOptions {
  readonly handle: Handle;
  /** Protects requests and answers within the process; answers say where they come from. */
  readonly protect: Protect;
  readonly finish: FinishDocument;
  readonly log: (line: string) => void;
}

/** Answers pages from the cache in front of the framework. Everything else is left to the framework. */
export function createPages({ handle, protect, finish, log }: PagesOptions): AnswerPage {
  const cache = new FrontCache({
    ask: createAskFramework(async (request, response) => {
      const { url = '', headers } = request;
      protect(request, response, { kind: 'pass', family: 'page', url, host: headers.host });
      await handle(request, response);
    }),
    store: createStore({ finish, log }),
    now: () => performance.now(),
    wallClock: Date.now,
    after: (ms, run) => void setTimeout(run, ms).unref(),
    log,
  });
  pageEvents.on('made', (key) => cache.made(key));
  pageEvents.on('purged', (purge) => cache.purge(purge));
  pageEvents.on('purgedElsewhere', (purge) => cache.purge(purge));
  return (request, response, { host, url }) => {
    if (host === undefined || isEditorRoute(url) || isRouterRequest(request.headers, url)) {
      return false;
    }
    const address = pageAddress(host, url);
    const found = address && cache.find(address);
    if (found) writeStored(request, response, found);
    return found !== undefined;
  };
}
