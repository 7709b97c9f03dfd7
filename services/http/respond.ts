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

const readyBodies = new WeakMap<Response, readonly Uint8Array[]>();

/** An answer whose bytes are there already, in pieces: the server sends them as they are, in one go. */
export function ready(body: readonly Uint8Array[], headers: Record<string, string>): Response {
  // Whoever reads it otherwise gets it whole, and only then.
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    controller.enqueue(Buffer.concat(body));
    controller.close();
  };
  const response = new Response(new ReadableStream({ pull }, { highWaterMark: 0 }), { headers });
  readyBodies.set(response, body);
  return response;
}

/** The bytes of an answer that was ready; nothing of any other. */
export function readyBody(response: Response): readonly Uint8Array[] | undefined {
  return readyBodies.get(response);
}

/** A refusal in the shape all services but GraphQL use: one sentence that says what was wrong. */
export function refusal(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return json({ error: message }, status, headers);
}

/** Sends a browser that posted a form on to a page, so that reloading does not post again. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location } });
}
