/** What operators search for in logs, whichever library shows the map. */
const failureText = 'Failed to load Google Maps API';

/** Logs why a map can't be shown. */
export function reportMapFailure(error: unknown): void {
  console.error(failureText, error);
}
