import type { MediaLibrary } from '../content/mediaLibrary.ts';
import { answerFile } from '../files/answerFile.ts';
import { extensionOf, mediaType } from '../files/mediaTypes.ts';
import { refusal } from '../http/respond.ts';
import { loadedByOthers } from '../http/securityHeaders.ts';
import type { EndpointGuide, Service } from '../service.ts';
import { findMediaFile, mediaPrefixes } from './mediaFile.ts';

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
  return answerFile(request, file, { ...mediaHeaders, 'content-type': mediaType(file.path) });
}

const mediaHeaders = {
  'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
  ...loadedByOthers,
  // An SVG opened by its own address must not run script in the site's origin.
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
} as const;
