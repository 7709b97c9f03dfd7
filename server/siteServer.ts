import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import type { EditingTokens } from '#app/security/editingToken.ts';
import type { SecurityHeaders } from '#app/security/securityHeaders.ts';
import { clientAddressHeader } from '#domain/http/clientAddressHeader.ts';
import type { FoundRedirect } from '#domain/redirects/findRedirect.ts';
import { kilobyte, minuteMs } from '#domain/units.ts';
import { isDraining } from '#process/drain.ts';
import { loggedUrl } from '#process/loggedUrl.ts';
import { isEditorRoute, isRouterRequest } from './answer/cleanRequest.ts';
import type { Protect } from './answer/protection.ts';
import { createFindClient, type FindClient, type ProxyProblem } from './clientAddress.ts';
import { refuseUnsigned } from './guard/editorGuard.ts';
import type { Family } from './guard/families.ts';
import { rememberVerdicts } from './guard/rememberVerdicts.ts';
import type { Refusal, Verdict } from './guard/requestGuard.ts';
import { keepQuery } from './keepQuery.ts';
import { createProxyWarnings } from './proxyWarnings.ts';
import type { FindRedirect } from './redirects.ts';
import { clientErrorStatus, endConnection, writeRefusal } from './refuse.ts';
import { hasRegistration, renderedUrl, routedUrl, withoutEmptyFields } from './renderedUrl.ts';
import { avoidNewFormats } from './sharedPictures.ts';
import { requestIdHeader } from './telemetry/requestId.ts';
import {
  type AtOnce,
  type ObserveRequest,
  type RequestWatch,
  unobserved,
} from './telemetry/requestWatch.ts';

/** Answers one request; a rejection is a bug. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A request that has passed the guard. */
interface PassedRequest {
  readonly family: Family;
  readonly host: string | undefined;
  readonly url: string;
}

/** Answers a request if it can do so at once, and returns how. Otherwise it leaves the request alone. */
export type AnswerAtOnce = (
  request: IncomingMessage,
  response: ServerResponse,
  passed: PassedRequest,
) => AtOnce | undefined;

/** Options of `createSiteServer`. */
export interface SiteServerOptions {
  /** Answers the requests that pass the guard. */
  readonly handle: Handle;
  /** Answers pages and files without the handler. Its answers have all headers already. */
  readonly answerAtOnce?: AnswerAtOnce;
  /** Recognises signed requests for pages in the editor. Without it, only the page itself refuses others. */
  readonly editingTokens?: Pick<EditingTokens, 'isSigned'>;
  /** How old addresses of pages are answered. */
  readonly findRedirect?: FindRedirect;
  /** Protects every request and answer. */
  readonly protect?: Protect;
  /** Follows every request that can be read. */
  readonly observe?: ObserveRequest | undefined;
  /** The headers of answers to requests that can't be read, which `protect` doesn't see. */
  readonly unreadHeaders?: SecurityHeaders;
  /** Addresses and networks of proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies?: readonly string[];
  /** Takes one line about a request that failed. */
  readonly log: (line: string) => void;
  /** Limits that differ from the site's. */
  readonly limits?: Partial<typeof limits>;
  /** Longest time without a byte on a connection that waits for an answer or receives one (ms). */
  readonly idleMs?: number;
}

const limits = {
  /** Larger than the longest URL, so that the guard is the one to refuse it (bytes). */
  maxHeaderSize: 24 * kilobyte,
  /** For a client to send its headers (ms). */
  headersTimeout: 15_000,
  /** For a client to send the whole request (ms). */
  requestTimeout: 30_000,
  /** Longer than load balancers keep idle connections, so that they are the side that closes (ms). */
  keepAliveTimeout: 65_000,
  /** How often the time-outs are checked (ms). */
  connectionsCheckingInterval: 5_000,
} satisfies ServerOptions;

/** Longer than any answer takes; cuts off clients that do not read theirs. */
const defaultIdleMs = minuteMs;

/** The site's HTTP server: the guard in front of a handler. It does not listen yet. */
export function createSiteServer({
  handle,
  answerAtOnce = () => undefined,
  editingTokens = { isSigned: () => true },
  findRedirect = () => undefined,
  protect = () => undefined,
  observe = unobserved,
  unreadHeaders = [],
  trustedProxies = [],
  log,
  limits: own,
  idleMs = defaultIdleMs,
}: SiteServerOptions): Server {
  const options = {
    ...limits,
    ...own,
    // Nothing here speaks WebSocket; such requests are answered like any other.
    shouldUpgradeCallback: () => false,
    // Node's own refusal would lack the headers of all other answers.
    requireHostHeader: false,
  };
  const clientAddress = {
    find: createFindClient(trustedProxies),
    warn: createProxyWarnings({ now: () => performance.now(), log }),
  };
  const remembered = rememberVerdicts();
  const guard = (request: IncomingMessage): Verdict =>
    lacksHost(request) ? withoutHost : refuseUnsigned(remembered(request), editingTokens);
  const answerers = { guard, handle, answerAtOnce, findRedirect, protect, clientAddress, log };
  const latest = new WeakMap<Duplex, ServerResponse>();
  const server = createServer(options, (request, response) => {
    latest.set(request.socket, response);
    // While the server is drained, clients go to another process for their next request.
    if (isDraining(server)) response.shouldKeepAlive = false;
    // At shutdown, connections are closed as soon as they are idle.
    response.once('close', () => {
      if (server.listening || isDraining(server)) return;
      setImmediate(() => server.closeIdleConnections());
    });
    observe(request, response, (watch) => void answer(request, response, answerers, watch));
  });
  server.timeout = idleMs;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const isAnswering = latest.get(socket)?.writableFinished === false;
    // The client would read a second answer as part of the first.
    if (error.code === 'ECONNRESET' || isAnswering) socket.destroy();
    else endConnection(socket, clientErrorStatus(error.code), unreadHeaders);
  });
  server.on('connect', (_request, socket) =>
    endConnection(socket, 405, [...unreadHeaders, ['allow', 'GET, HEAD']]),
  );
  server.on('checkExpectation', (request, response) =>
    observe(request, response, () => refuseExpectation(request, response, protect)),
  );
  return server;
}

function refuseExpectation(
  request: IncomingMessage,
  response: ServerResponse,
  protect: Protect,
): void {
  const unmet: Refusal = { kind: 'refuse', status: 417, headers: {} };
  protect(request, response, unmet);
  writeRefusal(request, response, unmet);
}

/** How clients are found, and what is done about proxies that hide them. */
interface ClientAddress {
  readonly find: FindClient;
  readonly warn: (problem: ProxyProblem) => void;
}

/** Passes the client's address on to the site, in a header that clients can't set. */
function setClientAddress(
  { headers, headersDistinct, socket, url = '' }: IncomingMessage,
  { find, warn }: ClientAddress,
): void {
  const forwarded = headersDistinct['x-forwarded-for'] ?? [];
  const { address, problem } = find({ connection: socket.remoteAddress, forwarded });
  if (problem && !isOfMachines(url)) warn(problem);
  delete headers[clientAddressHeader];
  if (address !== undefined) headers[clientAddressHeader] = address;
}

/** Load balancers ask for the health themselves, and the site fetches its page for editors. */
function isOfMachines(url: string): boolean {
  return url === '/healthz' || url === '/readyz' || isEditorRoute(url);
}

interface Answerers
  extends Required<
    Pick<SiteServerOptions, 'handle' | 'answerAtOnce' | 'findRedirect' | 'protect' | 'log'>
  > {
  readonly guard: (request: IncomingMessage) => Verdict;
  readonly clientAddress: ClientAddress;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  site: Answerers,
  watch: RequestWatch,
): Promise<void> {
  try {
    await guarded(request, response, site, watch);
  } catch (error) {
    const url = loggedUrl(request.url ?? '');
    site.log(`${request.method} ${url}: ${error instanceof Error ? error.stack : error}`);
    fail(request, response);
  }
}

async function guarded(
  request: IncomingMessage,
  response: ServerResponse,
  { guard, handle, answerAtOnce, findRedirect, protect, clientAddress }: Answerers,
  watch: RequestWatch,
): Promise<void> {
  const verdict = guard(request);
  watch.judged(verdict);
  const isPage = verdict.kind === 'pass' && verdict.family === 'page';
  const found = isPage
    ? (findRedirect(verdict.host, verdict.url) ?? leaveEmptyFields(verdict.url))
    : undefined;
  if (verdict.kind === 'pass' && found?.kind !== 'redirect') {
    const { family, host } = verdict;
    // Before anything is prepared for the handler: most requests end here.
    const passed = { family, host, url: found?.url ?? verdict.url };
    const how = answerAtOnce(request, response, passed);
    if (how) return watch.answeredAtOnce(how);
  }
  setClientAddress(request, clientAddress);
  protect(request, response, verdict);
  if (verdict.kind === 'refuse') return writeRefusal(request, response, verdict);
  if (found?.kind === 'redirect') return writeRefusal(request, response, moved(found));
  request.url = found?.url ?? verdict.url;
  if (verdict.host !== undefined) request.headers.host = verdict.host;
  if (isPage) preparePage(request, response);
  avoidNewFormats(request);
  await handle(request, response);
}

/** A search that was sent without script has a field for every filter. Its address gets only those that were filled in. */
function leaveEmptyFields(url: string): FoundRedirect | undefined {
  const location = withoutEmptyFields(url);
  return location === undefined ? undefined : { kind: 'redirect', location, isPermanent: true };
}

/** HTTP/1.1 requires a host (RFC 9112, section 3.2). */
function lacksHost({ httpVersion, headers }: IncomingMessage): boolean {
  return httpVersion !== '1.0' && headers.host === undefined;
}

const withoutHost: Refusal = { kind: 'refuse', status: 400, headers: { connection: 'close' } };

/** Keeps what belongs to one visitor out of a page that all get, and the visitor's query in a redirect. */
function preparePage(request: IncomingMessage, response: ServerResponse): void {
  const { url = '', headers } = request;
  if (isEditorRoute(url)) return;
  keepQuery(request, response);
  if (hasRegistration(url)) response.setHeader('referrer-policy', 'strict-origin');
  request.url = isRouterRequest(headers, url) ? routedUrl(url) : renderedUrl(url);
}

// Browsers may keep a permanent redirect for ever, but a table can be corrected.
function moved({ location, isPermanent }: Extract<FoundRedirect, { kind: 'redirect' }>): Refusal {
  const headers = { location, 'cache-control': 'public, max-age=3600' };
  return isPermanent
    ? { kind: 'refuse', status: 308, headers }
    : { kind: 'refuse', status: 307, headers: { ...headers, 'cache-control': 'no-store' } };
}

function fail(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else {
    for (const name of response.getHeaderNames()) {
      if (name !== requestIdHeader) response.removeHeader(name);
    }
    writeRefusal(request, response, { kind: 'refuse', status: 500, headers: {} });
  }
}
