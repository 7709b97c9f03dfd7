import { parseJson } from '#domain/parseJson.ts';

/**
 * Whether a request comes from a page of the site itself. Browsers send `sec-fetch-site`; older ones
 * send at least the origin. Other clients send neither, and can't act on behalf of a visitor.
 */
export function isOwnRequest({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  return origin === null || URL.parse(origin)?.host === headers.get('host');
}

/** The media type of the body, without parameters. */
export function mediaTypeOf({ headers }: Request): string | undefined {
  return headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
}

/** The body of a request as text; `undefined` if it exceeds the limit in bytes. */
export async function readText(request: Request, limit: number): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body ?? []) {
    length += part.byteLength;
    if (length > limit) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/**
 * Parses the body of a request as JSON; `undefined` if it isn't JSON, has another content type or
 * exceeds the limit in bytes.
 */
export async function readJsonBody(request: Request, limit: number): Promise<unknown> {
  if (mediaTypeOf(request) !== 'application/json') return undefined;
  const text = await readText(request, limit);
  return text === undefined ? undefined : parseJson(text);
}
