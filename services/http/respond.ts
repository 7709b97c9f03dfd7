/** A JSON answer, never cached. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}

/** An answer from chunks of bytes. */
export function ready(body: readonly Uint8Array[], headers: Record<string, string>): Response {
  const bytes = Buffer.concat(body);
  // A response would copy bytes that it is given as a whole.
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  return new Response(stream, { headers });
}

/** An error response in the shape of all services but GraphQL: one sentence that states the problem. */
export function refusal(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return json({ error: message }, status, headers);
}

/** Leads a browser to another address; after a form post, so that reloading does not post again. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location } });
}
