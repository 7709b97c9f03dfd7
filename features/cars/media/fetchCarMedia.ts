import type { CarMedia } from '#domain/cars/gallery.ts';

// In ms; longer than the site's own timeout for the source.
const timeoutMs = 10_000;

/**
 * Requests films and turns from the site's API. Undefined if that fails: the pictures stay, and the
 * server has logged the failure.
 */
export async function fetchCarMedia(registrationNumber: string): Promise<CarMedia | undefined> {
  try {
    const answer = await fetch(`/api/car-media/${encodeURIComponent(registrationNumber)}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}
