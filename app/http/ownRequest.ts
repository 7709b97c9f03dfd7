/**
 * Whether a request comes from a page of the site it was sent to. Browsers say so themselves;
 * older ones name at least the origin of the page. What is no browser names neither and has no
 * visitor whose rights it could misuse.
 */
export function isOwnRequest({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  return origin === null || URL.parse(origin)?.host === headers.get('host');
}

/**
 * The JSON of a request's body; `undefined` where it is none, is not called so, or is longer than
 * the limit in bytes.
 */
export async function readJsonBody(request: Request, limit: number): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json' || !request.body) return undefined;
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body) {
    length += part.byteLength;
    if (length > limit) return undefined;
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString());
  } catch {
    return undefined;
  }
}
