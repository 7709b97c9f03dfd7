import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type RenderAttempt, renderAttempts } from '#app/renderAttempt.ts';
import { minuteMs } from '#domain/units.ts';
import { type FailedBoundary, failedBoundaries } from '#framework/failedBoundaries.ts';
import { loggedUrl } from '#process/loggedUrl.ts';
import { isEditorRoute, isRouterRequest } from '../answer/cleanRequest.ts';
import { createAskFramework } from '../cache/askFramework.ts';
import type { FrameworkAnswer } from '../cache/frameworkAnswer.ts';
import { familyOf } from '../guard/families.ts';
import type { Handle } from '../siteServer.ts';
import { holdFailure } from './holdFailure.ts';

interface Options {
  /** Passes a request on to the framework. */
  readonly handle: Handle;
  readonly log: (line: string) => void;
}

/** The sections that failed in a page, by its address. */
type KnownFailures = LRUCache<string, ReadonlySet<string>>;

// After that a page is rendered with all sections again: the content or the code may have changed.
const rememberMs = minuteMs;
const rememberedPages = 1_000;

/**
 * A handler that answers a page in which a section fails on the server without that section, and not with an error.
 * The framework is asked twice more: for a document that names the sections that fail, and for one without them.
 */
export function withoutFailedSections({ handle, log }: Options): Handle {
  const known: KnownFailures = new LRUCache({ max: rememberedPages, ttl: rememberMs });
  return async (request, response) => {
    const page = pageOf(request);
    if (!page) return handle(request, response);
    holdFailure(request, response, () => answerAgain(page, { handle, log, known }));
    const attempt = attemptWithout(known.get(page.key));
    await renderAttempts.run(attempt, () => handle(request, response));
  };
}

interface RequestedPage {
  readonly host: string;
  readonly url: string;
  readonly key: string;
  /** What the framework needs to know of the request: of a page nothing, in the editor the cookie of the draft. */
  readonly headers: OutgoingHttpHeaders;
}

function pageOf({ method, url = '', headers }: IncomingMessage): RequestedPage | undefined {
  const { host } = headers;
  const [path = ''] = url.split('?');
  const isInEditor = isEditorRoute(url);
  const isPage = isInEditor || (familyOf(path) === 'page' && !isRouterRequest(headers, url));
  if (!isPage || host === undefined || (method !== 'GET' && method !== 'HEAD')) return undefined;
  const { cookie } = headers;
  const needed = isInEditor && cookie !== undefined ? { cookie } : {};
  return { host, url, key: `${host} ${url}`, headers: needed };
}

async function answerAgain(
  page: RequestedPage,
  { handle, log, known }: Options & { readonly known: KnownFailures },
): Promise<FrameworkAnswer | undefined> {
  try {
    const search = attemptTo({ kind: 'search' });
    const searched = await ask(page, search, handle);
    const failed = failedBoundaries(searched.body.toString());
    for (const section of failed) log(failureLine(section, page, search));
    const sections = [...(known.get(page.key) ?? []), ...failed.map(({ id }) => id)];
    if (sections.length > 0) known.set(page.key, new Set(sections));
    const answer = await ask(page, attemptWithout(known.get(page.key)), handle);
    return answer.status < 500 ? answer : undefined;
  } catch (error) {
    log(`${page.host}${loggedUrl(page.url)} can't be rendered again: ${String(error)}`);
    return undefined;
  }
}

function failureLine(
  { id, digest }: FailedBoundary,
  { host, url }: RequestedPage,
  { errors }: RenderAttempt,
): string {
  const reason = (digest !== undefined && errors.get(digest)) || 'see the error above';
  return `section ${id} of ${host}${loggedUrl(url)} failed on the server: ${reason}`;
}

function attemptWithout(sections: ReadonlySet<string> | undefined): RenderAttempt {
  return attemptTo(sections ? { kind: 'without', sections } : { kind: 'all' });
}

function attemptTo(plan: RenderAttempt['plan']): RenderAttempt {
  return { plan, errors: new Map() };
}

/** Requests the page from the framework, whose code sees the attempt. */
function ask(page: RequestedPage, attempt: RenderAttempt, handle: Handle) {
  const askFramework = createAskFramework((request, response) =>
    renderAttempts.run(attempt, () => handle(request, response)),
  );
  return askFramework(page, page.headers);
}
