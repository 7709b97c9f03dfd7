import { createReadStream } from 'node:fs';
import type { MediaLibrary } from '../content/mediaLibrary.ts';
import { byteStream } from '../http/byteStream.ts';
import { refusal } from '../http/respond.ts';
import { loadedByOthers } from '../http/securityHeaders.ts';
import type { EndpointGuide, Service } from '../service.ts';
import { byteRange } from './byteRange.ts';
import { findMediaFile, type MediaFile, mediaPrefixes } from './mediaFile.ts';
import { extensionOf, mediaType } from './mediaTypes.ts';

/**
 * The media library: pictures, films and documents of the sites.
 *
 * @param example name of the file in the front page's example; if it is missing, no example is shown
 */
export function createMediaService(folder: string, example: string): Service {
  return {
    id: 'media',
    title: 'Media library',
    prefixes: mediaPrefixes,
    handle: (request) => answer(folder, request),
    endpoints: findMediaFile(folder, `/-/media/${example}`) ? [exampleGuide(example)] : [],
  };
}

function exampleGuide(example: string): EndpointGuide {
  return {
    title: 'A picture, film or document',
    path: '/-/media',
    example: (origin) => `curl -I ${origin}/-/media/${example}`,
  };
}

/** Looks up files by address, for the metadata of pictures in content. */
export function createMediaLibrary(folder: string): MediaLibrary {
  return (src) => {
    const file = findMediaFile(folder, src.split('?')[0] ?? '');
    if (file === undefined) return undefined;
    return { mimeType: mediaType(file.path), extension: extensionOf(file.path), size: file.size };
  };
}

function answer(folder: string, request: Request): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refusal(405, 'Media can only be read.', { allow: 'GET, HEAD' });
  }
  const { pathname } = new URL(request.url);
  const file = findMediaFile(folder, pathname);
  if (file === undefined) return refusal(404, `There is no file at ${pathname}.`);
  const headers = describe(file);
  if (isKnown(request, file)) return new Response(null, { status: 304, headers });
  return send(file, request, headers);
}

function describe({ path, etag, modified }: MediaFile): Headers {
  return new Headers({
    'content-type': mediaType(path),
    'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    etag,
    'last-modified': modified.toUTCString(),
    'accept-ranges': 'bytes',
    ...loadedByOthers,
    // An SVG opened by its own address must not run script in the site's origin.
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  });
}

function isKnown({ headers }: Request, { etag, modified }: MediaFile): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null) {
    return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
  }
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return Math.trunc(modified.getTime() / 1000) * 1000 <= since;
}

function send(file: MediaFile, { headers: asked, method }: Request, headers: Headers): Response {
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
  const body = isEmpty ? null : readPart(file.path, part.start, part.end);
  return new Response(body, { status: range.kind === 'part' ? 206 : 200, headers });
}

function readPart(path: string, start: number, end: number): ReadableStream<Uint8Array> {
  return byteStream(createReadStream(path, { start, end }));
}
