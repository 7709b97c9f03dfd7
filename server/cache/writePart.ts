import type { IncomingMessage, ServerResponse } from 'node:http';
import { readRange } from './byteRange.ts';
import { type FrameworkAnswer, headerOf } from './frameworkAnswer.ts';
import { namesTag } from './writeStored.ts';

/**
 * Answers a request that has a `Range` with a part of a file. The framework answers ranges that are malformed or lie
 * beyond the end with an error of the server.
 */
export function writePart(
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  answer: FrameworkAnswer,
): void {
  const { status, body, etag } = answer;
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  if (etag !== undefined) response.setHeader('etag', etag);
  const condition = headers['if-none-match'];
  if (status === 200 && etag !== undefined && condition && namesTag(condition, etag)) {
    response.writeHead(304).end();
    return;
  }
  const isApplied = method === 'GET' && status === 200 && isUnchanged(headers, answer);
  const range = isApplied
    ? readRange(headers.range ?? '', body.length)
    : { kind: 'whole' as const };
  switch (range.kind) {
    case 'whole':
      response.setHeader('content-length', body.length);
      response.writeHead(status).end(method === 'HEAD' ? undefined : body);
      return;
    case 'beyond':
      response.removeHeader('cache-control');
      response.setHeader('content-range', `bytes */${body.length}`);
      response.setHeader('content-length', 0);
      response.writeHead(416).end();
      return;
    case 'part':
      response.setHeader('content-range', `bytes ${range.start}-${range.end}/${body.length}`);
      response.setHeader('content-length', range.end - range.start + 1);
      response.writeHead(206).end(body.subarray(range.start, range.end + 1));
  }
}

/** Whether `If-Range`, if there is one, names the file as it is. Tags are weak, so only the time can. */
function isUnchanged(headers: IncomingMessage['headers'], answer: FrameworkAnswer): boolean {
  const condition = headers['if-range'];
  return condition === undefined || condition === headerOf(answer, 'last-modified');
}
