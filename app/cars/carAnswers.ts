/** As long as the site itself uses an answer of the index. */
const caching = 'public, max-age=60';

/** What the site's own API answers of cars: JSON that browsers may keep for a minute. */
export function found(value: unknown): Response {
  return Response.json(value, { headers: { 'cache-control': caching } });
}
