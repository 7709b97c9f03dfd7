/** The text of a request body, or why it can't be read. */
export type BodyText = { kind: 'text'; text: string } | { kind: 'tooLarge' };

/** Reads a body as UTF-8 text, up to a limit (bytes). */
export async function readText(request: Request, limit = 1_000_000): Promise<BodyText> {
  if (request.body === null) return { kind: 'text', text: '' };
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  // Cancelling the stream would destroy the connection, which is needed for the answer. The server drops
  // the rest of the body.
  for await (const chunk of request.body.values({ preventCancel: true })) {
    size += chunk.byteLength;
    if (size > limit) return { kind: 'tooLarge' };
    text += decoder.decode(chunk, { stream: true });
  }
  return { kind: 'text', text: text + decoder.decode() };
}
