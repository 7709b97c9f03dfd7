/** The bytes of a request body, or why they can't be read. */
export type BodyBytes =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'tooLarge' };

/** Reads a body up to a limit (bytes). */
export async function readBytes(request: Request, limit: number): Promise<BodyBytes> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Cancelling the stream would destroy the connection, which is needed for the answer. The server drops
  // the rest of the body.
  for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
    size += chunk.byteLength;
    if (size > limit) return { kind: 'tooLarge' };
    chunks.push(chunk);
  }
  return { kind: 'bytes', bytes: Buffer.concat(chunks) };
}

/** The text of a request body, or why it can't be read. */
export type BodyText = { kind: 'text'; text: string } | { kind: 'tooLarge' };

/** Reads a body as UTF-8 text, up to a limit (bytes). */
export async function readText(request: Request, limit = 1_000_000): Promise<BodyText> {
  const body = await readBytes(request, limit);
  return body.kind === 'tooLarge'
    ? body
    : { kind: 'text', text: new TextDecoder().decode(body.bytes) };
}
