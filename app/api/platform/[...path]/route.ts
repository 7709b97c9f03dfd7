import { log } from '../../../log.ts';
import { environment } from '../../../services.ts';

/**
 * The parts of the content platform that visitors' browsers and its own editor reach through the
 * site: media, and the platform's own services. Passed through as they come, ranges and
 * validation included; nothing of ours (keys, cookies) goes along.
 */
const passedOn = [
  'accept',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'range',
  'sc_apikey',
  'x-sitecore-contextid',
];
const passedBack = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'www-authenticate',
];

const timeoutMs = 10_000;

async function passThrough(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const path = platformPath(pathname);
  const target = new URL(path + search, new URL(environment.content.url).origin);
  try {
    const answer = await fetch(target, {
      method: request.method,
      headers: pick(request.headers, passedOn),
      body: request.method === 'POST' ? await request.arrayBuffer() : null,
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return new Response(answer.body, {
      status: answer.status,
      headers: pick(answer.headers, passedBack),
    });
  } catch (error) {
    log(`platform: ${path}: ${error instanceof Error ? error.message : String(error)}`);
    return new Response(null, { status: 502 });
  }
}

/** The visitor's address, whether the rewrite shows in the request or not. */
function platformPath(pathname: string): string {
  return pathname.replace(/^\/api\/platform(?=\/)/, '');
}

function pick(from: Headers, names: readonly string[]): Headers {
  const present = names.flatMap((name): [string, string][] => {
    const value = from.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new Headers(present);
}

export { passThrough as GET, passThrough as HEAD, passThrough as POST };
