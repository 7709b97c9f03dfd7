import { byteRange } from './byteRange.ts';

/** Bytes with a name, wherever they are stored. */
export interface ServedFile {
  /** Bytes. */
  readonly size: number;
  /** Strong ETag. */
  readonly etag: string;
  readonly modified: Date;
  /** Reads a part. Both ends are inclusive. */
  readonly read: (start: number, end: number) => ReadableStream<Uint8Array>;
}

/** Answers a file, a part of it, or that the caller knows it. The headers say what it is and how long it may be kept. */
export function answerFile(
  request: Request,
  file: ServedFile,
  given: Readonly<Record<string, string>>,
): Response {
  const headers = new Headers({
    ...given,
    etag: file.etag,
    'last-modified': file.modified.toUTCString(),
    'accept-ranges': 'bytes',
  });
  if (isKnown(request, file)) return new Response(null, { status: 304, headers });
  return send(file, request, headers);
}

function isKnown({ headers }: Request, { etag, modified }: ServedFile): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null) {
    return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
  }
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return Math.trunc(modified.getTime() / 1000) * 1000 <= since;
}

function send(file: ServedFile, { headers: asked, method }: Request, headers: Headers): Response {
  const condition = asked.get('if-range');
  const isSame = condition === null || condition === file.etag;
  const range = byteRange(isSame ? asked.get('range') : null, file.size);
  if (range.kind === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  const part = range.kind === 'part' ? range : { start: 0, end: file.size - 1 };
  headers.set('content-length', `${part.end - part.start + 1}`);
  if (range.kind === 'part') {
    headers.set('content-range', `bytes ${part.start}-${part.end}/${file.size}`);
  }
  const isEmpty = method === 'HEAD' || file.size === 0;
  const body = isEmpty ? null : file.read(part.start, part.end);
  return new Response(body, { status: range.kind === 'part' ? 206 : 200, headers });
}
