import { parseJson } from '#domain/parseJson.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { UpstreamFailure } from '#domain/upstreamFailure.ts';
import { addCallHeaders } from './callHeaders.ts';
import { type LoopTimers, startDeadline, systemTimers } from './deadline.ts';

/** What a client needs from the outside world; tests pass their own. */
export interface HttpTools {
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  /** Resolves after this many milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
  /** The timers for time limits; those of Node by default. */
  readonly timers?: LoopTimers | undefined;
}

/** The real tools. `fetch` is looked up at each call, because the framework replaces it. */
export const systemTools: HttpTools = {
  fetch: (input, init) => globalThis.fetch(input, addCallHeaders(init)),
  now: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** One request. */
export interface JsonRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Time limit of the whole exchange, including reading the answer. */
  readonly timeoutMs: number;
}

/** Posts JSON and parses the JSON answer. All failures are values. */
export function postJson(
  tools: HttpTools,
  { body, headers, ...request }: JsonRequest,
): Promise<Result<unknown, UpstreamFailure>> {
  return exchangeJson(tools, {
    ...request,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/**
 * Posts JSON that the upstream confirms with one status; its answer has no other content. Any other
 * status is a failure, redirects included. All failures are values.
 */
export function submitJson(
  tools: HttpTools,
  { url, headers, body, timeoutMs }: JsonRequest,
  confirmation: number,
): Promise<Result<undefined, UpstreamFailure>> {
  const init: RequestInit = {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'manual',
  };
  return exchangeWith(tools, { url, timeoutMs, init }, async (response) => {
    await response.body?.cancel();
    if (response.status === confirmation) return ok(undefined);
    const reason = `status ${response.status} instead of ${confirmation}`;
    return fail({ kind: 'malformed', reason });
  });
}

/** Requests JSON. All failures are values. */
export function getJson(
  tools: HttpTools,
  request: Omit<JsonRequest, 'body'>,
): Promise<Result<unknown, UpstreamFailure>> {
  return exchangeJson(tools, { ...request, method: 'GET' });
}

interface JsonExchange extends Omit<JsonRequest, 'body'> {
  readonly method: 'GET' | 'POST';
  readonly body?: string;
}

function exchangeJson(
  tools: HttpTools,
  { url, headers, timeoutMs, ...exchange }: JsonExchange,
): Promise<Result<unknown, UpstreamFailure>> {
  const init = { ...exchange, headers: { accept: 'application/json', ...headers } };
  return exchangeWith(tools, { url, timeoutMs, init }, async (response) =>
    readJson(await response.text()),
  );
}

/** An answer with its status. */
export interface JsonAnswer {
  readonly status: number;
  /** `undefined` if it isn't JSON. */
  readonly body: unknown;
}

/** A request to an upstream whose error answers have a meaning. */
export interface AnyJsonRequest extends Omit<JsonRequest, 'body'> {
  /** GET, unless there is a body. */
  readonly method?: 'GET' | 'POST' | undefined;
  /** Posted as JSON. */
  readonly body?: object | undefined;
}

/** Sends a request and reads the JSON of an answer with any status. Failures to get one are values. */
export function requestAnyJson(
  tools: HttpTools,
  { url, headers, method = 'GET', body, timeoutMs }: AnyJsonRequest,
): Promise<Result<JsonAnswer, UpstreamFailure>> {
  const posting = body && {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
  };
  const init: RequestInit = posting ?? {
    method,
    headers: { accept: 'application/json', ...headers },
  };
  const exchange = { url, timeoutMs, init, refuse: () => undefined };
  return exchangeWith(tools, exchange, async (response) => {
    const read = readJson(await response.text());
    return ok({ status: response.status, body: read.ok ? read.value : undefined });
  });
}

/** A request for a file. */
export interface FileRequest {
  readonly url: string;
  /** Time limit of the whole exchange, including reading the file. */
  readonly timeoutMs: number;
  /** A larger file counts as malformed and is not read to the end. */
  readonly maxBytes: number;
}

/** Fetches a file. All failures are values. */
export function getFile(
  tools: HttpTools,
  { url, timeoutMs, maxBytes }: FileRequest,
): Promise<Result<Uint8Array, UpstreamFailure>> {
  return exchangeWith(tools, { url, timeoutMs, init: {} }, (response) =>
    readFile(response, maxBytes),
  );
}

interface Exchange {
  readonly url: string;
  readonly timeoutMs: number;
  readonly init: RequestInit;
  /** The failure that an answer means by its headers. */
  readonly refuse?: (response: Response) => UpstreamFailure | undefined;
}

/** Sends a request and reads a successful answer, both within the time limit. */
async function exchangeWith<Value>(
  { fetch, timers = systemTimers }: HttpTools,
  { url, timeoutMs, init, refuse = refusalOf }: Exchange,
  read: (response: Response) => Promise<Result<Value, UpstreamFailure>>,
): Promise<Result<Value, UpstreamFailure>> {
  const controller = new AbortController();
  const cancel = startDeadline(timers, timeoutMs, () => controller.abort(new TimeoutError()));
  try {
    const response = await fetch(url, { ...init, signal: controller.signal });
    const refusal = refuse(response);
    if (!refusal) return await read(response);
    // An unread body would keep its connection until garbage collection.
    await response.body?.cancel();
    return fail(refusal);
  } catch (error) {
    return fail(failureOf(error, timeoutMs));
  } finally {
    cancel();
  }
}

/** The reason of requests that are aborted by their time limit. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

async function readFile(
  { body }: Response,
  maxBytes: number,
): Promise<Result<Uint8Array, UpstreamFailure>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.byteLength;
    if (length > maxBytes)
      return fail({ kind: 'malformed', reason: `more than ${maxBytes} bytes` });
    parts.push(part);
  }
  return ok(Buffer.concat(parts));
}

/** The failure that the status of an answer means; `undefined` for a success. */
export function refusalOf(
  response: Pick<Response, 'ok' | 'status' | 'headers'>,
): UpstreamFailure | undefined {
  if (response.ok) return undefined;
  if (response.status === 401 || response.status === 403) return { kind: 'unauthorized' };
  if (response.status !== 429) return { kind: 'server-error', status: response.status };
  return { kind: 'rate-limited', retryAfterMs: retryAfterMs(response.headers.get('retry-after')) };
}

const defaultRetryAfterMs = 1000;

/** Parses `Retry-After`, in seconds or as a date; one second if it is missing or invalid. */
export function retryAfterMs(header: string | null, nowMs = Date.now()): number {
  if (header === null || header.trim() === '') return defaultRetryAfterMs;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - nowMs : seconds * 1000;
  return Number.isNaN(ms) ? defaultRetryAfterMs : Math.max(0, ms);
}

function readJson(text: string): Result<unknown, UpstreamFailure> {
  const value = parseJson(text);
  return value === undefined
    ? fail({ kind: 'malformed', reason: `no JSON but ${describeText(text.trim())}` })
    : ok(value);
}

/** Without its content, which may repeat what the visitor has sent. */
function describeText(text: string): string {
  if (text === '') return 'nothing';
  return text.startsWith('<') ? 'a document' : 'other text';
}

/** The failure that an error of `fetch` means. */
export function failureOf(error: unknown, timeoutMs: number): UpstreamFailure {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return { kind: 'timeout', afterMs: timeoutMs };
  }
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return isUnsent(cause)
    ? { kind: 'unreachable', reason, isUnsent: true }
    : { kind: 'unreachable', reason };
}

/** Errors before there is a connection on which a request could be sent. */
const connectionErrors: readonly unknown[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
];

function isUnsent(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && connectionErrors.includes(cause.code);
}
