import { fail, ok, type Result } from '#domain/result.ts';

/** Why an upstream gave no readable answer. */
export type HttpFailure =
  | { readonly kind: 'timeout'; readonly afterMs: number }
  | { readonly kind: 'unreachable'; readonly reason: string }
  | { readonly kind: 'unauthorized' }
  | { readonly kind: 'rate-limited'; readonly retryAfterMs: number }
  | { readonly kind: 'server-error'; readonly status: number }
  | { readonly kind: 'malformed'; readonly reason: string };

/** What a client needs from the outside world; tests hand in their own. */
export interface HttpTools {
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  /** Resolves after so many milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
}

/** The real tools. `fetch` is looked up at each call, because the framework replaces it. */
export const systemTools: HttpTools = {
  fetch: (input, init) => globalThis.fetch(input, init),
  now: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** One request. */
export interface JsonRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Limit for the whole exchange, reading the answer included. */
  readonly timeoutMs: number;
}

/** Posts JSON and reads JSON; every way this can go wrong is a value. */
export function postJson(
  tools: HttpTools,
  { body, headers, ...request }: JsonRequest,
): Promise<Result<unknown, HttpFailure>> {
  return exchangeJson(tools, {
    ...request,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Asks for JSON; every way this can go wrong is a value. */
export function getJson(
  tools: HttpTools,
  request: Omit<JsonRequest, 'body'>,
): Promise<Result<unknown, HttpFailure>> {
  return exchangeJson(tools, { ...request, method: 'GET' });
}

interface JsonExchange extends Omit<JsonRequest, 'body'> {
  readonly method: 'GET' | 'POST';
  readonly body?: string;
}

async function exchangeJson(
  tools: HttpTools,
  { url, headers, timeoutMs, ...exchange }: JsonExchange,
): Promise<Result<unknown, HttpFailure>> {
  try {
    const response = await tools.fetch(url, {
      ...exchange,
      headers: { accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const refusal = refusalOf(response);
    return refusal ? fail(refusal) : readJson(await response.text());
  } catch (error) {
    return fail(failureOf(error, timeoutMs));
  }
}

/** A file to fetch. */
export interface FileRequest {
  readonly url: string;
  /** Limit for the whole exchange, reading the file included. */
  readonly timeoutMs: number;
  /** A larger file counts as malformed and is not read to its end. */
  readonly maxBytes: number;
}

/** Fetches a file; every way this can go wrong is a value. */
export async function getFile(
  tools: HttpTools,
  { url, timeoutMs, maxBytes }: FileRequest,
): Promise<Result<Uint8Array, HttpFailure>> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await tools.fetch(url, { signal });
    const refusal = refusalOf(response);
    return refusal ? fail(refusal) : await readFile(response, maxBytes);
  } catch (error) {
    return fail(failureOf(error, timeoutMs));
  }
}

async function readFile(
  { body }: Response,
  maxBytes: number,
): Promise<Result<Uint8Array, HttpFailure>> {
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

function refusalOf(response: Response): HttpFailure | undefined {
  if (response.ok) return undefined;
  if (response.status === 401 || response.status === 403) return { kind: 'unauthorized' };
  if (response.status !== 429) return { kind: 'server-error', status: response.status };
  return { kind: 'rate-limited', retryAfterMs: retryAfterMs(response.headers.get('retry-after')) };
}

const defaultRetryAfterMs = 1000;

/** `Retry-After` in seconds or as a date; a second where it is missing or unreadable. */
export function retryAfterMs(header: string | null, nowMs = Date.now()): number {
  if (header === null || header.trim() === '') return defaultRetryAfterMs;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - nowMs : seconds * 1000;
  return Number.isNaN(ms) ? defaultRetryAfterMs : Math.max(0, ms);
}

function readJson(text: string): Result<unknown, HttpFailure> {
  try {
    const value: unknown = JSON.parse(text);
    return ok(value);
  } catch {
    return fail({ kind: 'malformed', reason: `no JSON but "${text.trim().slice(0, 40)}"` });
  }
}

function failureOf(error: unknown, timeoutMs: number): HttpFailure {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return { kind: 'timeout', afterMs: timeoutMs };
  }
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return { kind: 'unreachable', reason: cause instanceof Error ? cause.message : String(cause) };
}
