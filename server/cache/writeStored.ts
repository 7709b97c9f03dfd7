import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from './acceptEncoding.ts';
import { type FoundPage, plainBody } from './storedPage.ts';

/** Answers a request with a stored page: the form that the client accepts, or only its head. */
export function writeStored(
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  { page, heads }: FoundPage,
): void {
  const condition = headers['if-none-match'];
  if (condition !== undefined && page.status === 200 && namesTag(condition, page.etag)) {
    response.writeHead(304, heads.unchanged).end();
    return;
  }
  const encoding = chooseEncoding(headers['accept-encoding']);
  response.writeHead(page.status, heads[encoding]);
  if (method === 'HEAD') response.end();
  else if (encoding !== 'identity') response.end(page.bodies[encoding]);
  else
    plainBody(page).then(
      (body) => response.end(body),
      () => response.destroy(),
    );
}

/** Whether `If-None-Match` names a tag, by the weak comparison. */
export function namesTag(condition: string, etag: string): boolean {
  if (condition === etag || condition.trim() === '*') return true;
  const opaque = opaqueOf(etag);
  return (condition.match(tags) ?? []).some((tag) => opaqueOf(tag) === opaque);
}

const tags = /(?:W\/)?"[^"]*"/g;

function opaqueOf(tag: string): string {
  return tag.replace(/^W\//, '');
}
