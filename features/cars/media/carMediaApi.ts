import { type LoadedMedia, readCarMedia } from '#domain/cars/gallery.ts';
import { type Asked, ask } from '#features/shared/siteApi.ts';

// In ms; longer than the site's own timeout for the source.
const timeoutMs = 10_000;

/** Requests films and turns from the site's API. The server logs failures. */
export function fetchCarMedia(registrationNumber: string, signal: AbortSignal): Asked<LoadedMedia> {
  const path = `/api/car-media/${encodeURIComponent(registrationNumber)}`;
  return ask(path, { read: readCarMedia, timeoutMs, signal });
}
