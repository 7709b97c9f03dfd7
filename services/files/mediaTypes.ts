import { getMimeType, mimes } from 'hono/utils/mime';

const types = { ...mimes, svg: 'image/svg+xml', vtt: 'text/vtt; charset=utf-8' };

/** A file name's extension, lower-case and without the dot. */
export function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}

/** The content type of a file, by its name. */
export function mediaType(name: string): string {
  return getMimeType(name, types) ?? 'application/octet-stream';
}
