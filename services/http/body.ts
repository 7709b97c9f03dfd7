/** The text of a request body, or why it cannot be had. */
export type BodyText = { kind: 'text'; text: string } | { kind: 'tooLarge' };

/** Reads a body as UTF-8 text and gives up beyond the limit (bytes). */
export async function readText(request: Request, limit = 1_000_000): Promise<BodyText> {
  if (request.body === null) return { kind: 'text', text: '' };
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit) return { kind: 'tooLarge' };
    text += decoder.decode(chunk, { stream: true });
  }
  return { kind: 'text', text: text + decoder.decode() };
}

/** Text read as JSON: the value, or nothing where it is not JSON. */
export function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
