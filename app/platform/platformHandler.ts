import { boundedStream } from './boundedStream.ts';
import { isExpectedType } from './mediaTypes.ts';
import { type PlatformAddress, platformAddress } from './platformAddress.ts';
import { answerHeaders, errorHeaders, requestHeaders } from './platformHeaders.ts';

/** Options of the handler. */
export interface PlatformHandlerOptions {
  /** Origin of the content platform. */
  readonly origin: string;
  readonly fetch: (url: URL, init: RequestInit) => Promise<Response>;
  /** Receives one line per failure. */
  readonly log: (line: string) => void;
  readonly limits: PlatformLimits;
}

/** Limits of forwarded requests and responses. */
export interface PlatformLimits {
  /** Longest wait for the headers of an answer (ms). */
  readonly headersMs: number;
  /** Longest wait for the next bytes of a body, in either direction (ms). */
  readonly stallMs: number;
  /** Largest body of a request (bytes). */
  readonly requestBytes: number;
  /** Largest answer other than media (bytes). */
  readonly answerBytes: number;
}

/** A request without a forwarded answer. */
interface Failure {
  readonly status: 404 | 405 | 413 | 502 | 504;
  /** Absent for errors of the caller, which are not logged. */
  readonly reason?: string;
}

type Outcome = Response | Failure;

/**
 * Forwards requests for the content platform's media and services, and returns its answers. Bodies are
 * streamed. Answers 404 for any other path, 413 for a large request, 502 if the platform fails or
 * sends an unexpected type, and 504 if it is slow.
 */
export function createPlatformHandler(
  options: PlatformHandlerOptions,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const address = platformAddress(new URL(request.url).pathname);
    if (!address) return refusal({ status: 404 });
    const outcome = await forward(request, address, options);
    if (outcome instanceof Response) return outcome;
    if (outcome.reason !== undefined) {
      options.log(`platform: ${request.method} ${address.path}: ${outcome.reason}`);
    }
    return refusal(outcome);
  };
}

function refusal({ status }: Failure): Response {
  const headers = { 'cache-control': 'no-store' };
  return new Response(null, { status, headers });
}

async function forward(
  request: Request,
  address: PlatformAddress,
  options: PlatformHandlerOptions,
): Promise<Outcome> {
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (!isReading && (request.method !== 'POST' || address.part !== 'service'))
    return { status: 405 };
  if (Number(request.headers.get('content-length') ?? 0) > options.limits.requestBytes) {
    return { status: 413 };
  }
  const answer = await ask(request, address, options);
  return answer instanceof Response ? checked(answer, address, options) : answer;
}

/** Returns the platform's answer as soon as its headers have arrived. */
async function ask(
  request: Request,
  address: PlatformAddress,
  { origin, fetch, limits }: PlatformHandlerOptions,
): Promise<Outcome> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), limits.headersMs);
  let isTooLarge = false;
  const body = requestBody(request, limits, () => {
    isTooLarge = true;
  });
  try {
    return await fetch(new URL(address.path + new URL(request.url).search, origin), {
      method: request.method,
      headers: requestHeaders(request.headers, address.part),
      ...body,
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.any([request.signal, timeout.signal]),
    });
  } catch (error) {
    if (isTooLarge) return { status: 413 };
    if (timeout.signal.aborted) return { status: 504, reason: 'no answer in time' };
    if (request.signal.aborted) return { status: 502 };
    return { status: 502, reason: describe(error) };
  } finally {
    clearTimeout(timer);
  }
}

/** Node requires `duplex` for a stream as body; the DOM types don't know it. */
function requestBody(
  request: Request,
  { requestBytes, stallMs }: PlatformLimits,
  onTooLarge: () => void,
): { body?: ReadableStream; duplex?: 'half' } {
  if (request.method !== 'POST' || !request.body) return {};
  const onCut = (reason: string) => reason === 'too-large' && onTooLarge();
  const body = boundedStream(request.body, { maxBytes: requestBytes, stallMs, onCut });
  return { body, duplex: 'half' };
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

const notModified = 304;

/** The answer to return, or why it can't be used. */
async function checked(
  answer: Response,
  address: PlatformAddress,
  options: PlatformHandlerOptions,
): Promise<Outcome> {
  const failure = failureOf(answer, address, options.limits);
  if (failure) {
    await answer.body?.cancel();
    return failure;
  }
  const { status, headers, body } = answer;
  const isPassed =
    status < 400 ||
    (address.part === 'service' && isExpectedType('service', headers.get('content-type')));
  if (isPassed) {
    const passed = body && answerBody(body, address, options);
    return new Response(passed, { status, headers: answerHeaders(headers) });
  }
  await body?.cancel();
  return new Response(null, { status, headers: errorHeaders(headers) });
}

function failureOf(
  { status, headers }: Response,
  { part }: PlatformAddress,
  { answerBytes }: PlatformLimits,
): Failure | undefined {
  if (status >= 500) return { status: 502, reason: `status ${status}` };
  const isRedirect = status >= 300 && status < 400 && status !== notModified;
  if (isRedirect) return { status: 502, reason: `unexpected redirect, status ${status}` };
  const isBodyless = status === notModified || status === 204;
  const type = headers.get('content-type');
  const isTyped = status < 300 && !isBodyless;
  if (isTyped && !isExpectedType(part, type)) {
    return { status: 502, reason: `unexpected content type ${type ?? '(none)'}` };
  }
  const isTooLarge = part !== 'media' && Number(headers.get('content-length') ?? 0) > answerBytes;
  return isTooLarge ? { status: 502, reason: 'the answer is too large' } : undefined;
}

function answerBody(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { part, path }: PlatformAddress,
  { limits, log }: PlatformHandlerOptions,
): ReadableStream {
  return boundedStream(body, {
    maxBytes: part === 'media' ? Number.POSITIVE_INFINITY : limits.answerBytes,
    stallMs: limits.stallMs,
    onCut: (reason) => log(`platform: ${path}: the answer was cut short: ${reason}`),
  });
}
