/** What the site's own API says when it has no answer, and in a word why; nobody keeps that. */
export function refusal(status: 400 | 404 | 503, failure: string): Response {
  return Response.json({ failure }, { status, headers: { 'cache-control': 'no-store' } });
}
