/** An error response of the site's own API, with the kind of failure. Never cached. */
export function refusal(status: 400 | 403 | 404 | 502 | 503 | 504, failure: string): Response {
  return Response.json({ failure }, { status, headers: { 'cache-control': 'no-store' } });
}
