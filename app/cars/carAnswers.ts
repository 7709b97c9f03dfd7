/** As long as the site itself uses an answer of the index. */
const caching = 'public, max-age=60';

/** What the site's own API answers of cars: JSON that browsers may keep for a minute. */
export function found(value: unknown): Response {
  return Response.json(value, { headers: { 'cache-control': caching } });
}

/** That it has no answer, and in a word why; nobody keeps that. */
export function refusal(status: 400 | 404 | 503, failure: string): Response {
  return Response.json({ failure }, { status, headers: { 'cache-control': 'no-store' } });
}
