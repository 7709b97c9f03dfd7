import { type Reader, unreadable } from '#domain/reader.ts';
import { fail, ok, type Result } from '#domain/result.ts';

/** Why a question to the site's API has no usable answer. */
export type AskFailure =
  | Unanswered
  | Refused
  /** The answer isn't one to this question. */
  | { readonly kind: 'unreadable' };

/** There was no connection or no answer in time, or the question was aborted. */
export interface Unanswered {
  readonly kind: 'unanswered';
  /** The browser was offline before and after, so the question has never left it. */
  readonly isUnsent?: true | undefined;
}

/** The site refused the question, or couldn't answer it. */
export interface Refused {
  readonly kind: 'refused';
  readonly status: number;
  /** The answer's JSON; `undefined` if it has none. */
  readonly body: unknown;
  /** When the question can be asked again; only if there were too many. */
  readonly retryAfterSeconds?: number | undefined;
}

/** An answer of the site's API, or the reason why the question failed. */
export type Asked<Value> = Promise<Result<Value, AskFailure>>;

/** How a question is asked and its answer is read. */
export interface AskOptions<Value> extends Pick<RequestInit, 'keepalive' | 'cache'> {
  /** Reads the JSON of a success; some also need its status. */
  readonly read: (body: unknown, status: number) => ReturnType<Reader<Value>>;
  /** Longer than the site's own time limits for its upstreams. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  /** @default 'POST' with a body, otherwise 'GET' */
  readonly method?: 'GET' | 'POST';
  /** Sent as JSON. */
  readonly body?: object | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks the site's API. It never rejects. Paths with personal data are asked by `askPersonally`. */
export async function ask<Value>(
  path: string,
  { read, timeoutMs, signal, body, ...options }: AskOptions<Value>,
): Asked<Value> {
  // Not `AbortSignal.timeout`, whose timer goes on after the answer.
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  const wasOffline = isOffline();
  const signals = signal ? [signal, late.signal] : [late.signal];
  try {
    const answer = await fetch(path, {
      ...options,
      ...(body && jsonRequest(body, options)),
      signal: AbortSignal.any(signals),
    });
    const json: unknown = await answer.json().catch(() => undefined);
    return readAnswer(answer, json, read);
  } catch {
    return fail({ kind: 'unanswered', ...(wasOffline && isOffline() && { isUnsent: true }) });
  } finally {
    clearTimeout(timer);
  }
}

function isOffline(): boolean {
  return navigator.onLine === false;
}

function jsonRequest(
  body: object,
  { method = 'POST', headers }: Pick<AskOptions<unknown>, 'method' | 'headers'>,
): RequestInit {
  return {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

function readAnswer<Value>(
  { ok: isOk, status, headers }: Response,
  body: unknown,
  read: AskOptions<Value>['read'],
): Result<Value, AskFailure> {
  if (!isOk)
    return fail({ kind: 'refused', status, body, retryAfterSeconds: waitOf(status, headers) });
  const value = read(body, status);
  return value === unreadable ? fail({ kind: 'unreadable' }) : ok(value);
}

// If something in front of the site refused the request, without a time.
const unknownWaitSeconds = 60;

function waitOf(status: number, headers: Headers): number | undefined {
  if (status !== 429) return undefined;
  return Number(headers.get('retry-after')) || unknownWaitSeconds;
}

/** After how many seconds a question can be asked again that failed because there were too many. */
export function retryAfterSeconds(failure: AskFailure): number | undefined {
  return failure.kind === 'refused' ? failure.retryAfterSeconds : undefined;
}

/** Whether a question has certainly never left the browser. */
export function isUnsent(failure: AskFailure): boolean {
  return failure.kind === 'unanswered' && failure.isUnsent === true;
}
