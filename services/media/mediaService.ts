import type { MediaFacts, MediaLibrary } from '../content/mediaLibrary.ts';
import { answerFile } from '../files/answerFile.ts';
import { extensionOf, mediaType } from '../files/mediaTypes.ts';
import { refusal } from '../http/respond.ts';
import { loadedByOthers } from '../http/securityHeaders.ts';
import type { EndpointGuide, Service } from '../service.ts';
import { findMediaFile, mediaNameOf, mediaPrefixes } from './mediaFile.ts';
import type { UploadStore } from './uploads/uploadStore.ts';

/** What the media library contains. */
export interface MediaOptions {
  /** Folder of the group's media. */
  readonly folder: string;
  /** What editors have uploaded. */
  readonly uploads: Pick<UploadStore, 'find' | 'close'>;
}

/**
 * The media library: pictures, films and documents of the sites.
 *
 * @param example name of the file in the front page's example; if it is missing, no example is shown
 */
export function createMediaService(options: MediaOptions, example: string): Service {
  const { folder, uploads } = options;
  return {
    id: 'media',
    title: 'Media library',
    prefixes: mediaPrefixes,
    handle: (request) => answer(options, request),
    endpoints: findMediaFile(folder, `/-/media/${example}`) ? [exampleGuide(example)] : [],
    close: uploads.close,
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
export function createMediaLibrary({ folder, uploads }: MediaOptions): MediaLibrary {
  return (src) => {
    const pathname = src.split('?')[0] ?? '';
    const file = findMediaFile(folder, pathname);
    if (file === undefined) return uploadFacts(uploads.find(mediaNameOf(pathname) ?? ''));
    return { mimeType: mediaType(file.path), extension: extensionOf(file.path), size: file.size };
  };
}

function uploadFacts(upload: ReturnType<UploadStore['find']>): MediaFacts | undefined {
  return upload && { mimeType: upload.type, extension: upload.extension, size: upload.size };
}

/** The files of the group come first, so that no upload can take the place of one. */
function answer({ folder, uploads }: MediaOptions, request: Request): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refusal(405, 'Media can only be read.', { allow: 'GET, HEAD' });
  }
  const { pathname } = new URL(request.url);
  const file = findMediaFile(folder, pathname);
  if (file) {
    const headers = { ...mediaHeaders, 'cache-control': forAnHour };
    return answerFile(request, file, { ...headers, 'content-type': mediaType(file.path) });
  }
  const upload = uploads.find(mediaNameOf(pathname) ?? '');
  if (!upload) return refusal(404, `There is no file at ${pathname}.`);
  const headers = { ...mediaHeaders, 'cache-control': forGood };
  return answerFile(request, upload, { ...headers, 'content-type': upload.type });
}

const forAnHour = 'public, max-age=3600, stale-while-revalidate=86400';

/** The name of an upload has a hash of its content. */
const forGood = 'public, max-age=31536000, immutable';

const mediaHeaders = {
  ...loadedByOthers,
  // An SVG opened by its own address must not run script in the site's origin.
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
} as const;
