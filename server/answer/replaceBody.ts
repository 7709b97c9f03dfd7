import type { ServerResponse } from 'node:http';

/** A document or text, with its headers. */
export interface Replacement {
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Headers that describe the body that is replaced. */
const describing = ['content-encoding', 'content-length', 'etag', 'transfer-encoding'] as const;

/**
 * Lets the whole answer be replaced once its status and headers are known. `choose` is called once, before
 * anything is sent.
 */
export function replaceBody(
  response: ServerResponse,
  choose: (status: number) => Replacement | undefined,
): void {
  let choice: { readonly replacement: Replacement | undefined } | undefined;
  const decide = (status: number): Replacement | undefined => {
    if (choice) return choice.replacement;
    const replacement = choose(status);
    choice = { replacement };
    if (replacement) replaceHeaders(response, replacement);
    return replacement;
  };
  response.writeHead = new Proxy(response.writeHead, {
    apply(original, self, head: [number, ...unknown[]]) {
      decide(head[0]);
      return Reflect.apply(original, self, head);
    },
  });
  response.write = new Proxy(response.write, {
    apply: (original, self, chunk: unknown[]) =>
      decide(response.statusCode) ? true : Reflect.apply(original, self, chunk),
  });
  response.end = new Proxy(response.end, {
    apply(original, self, chunk: unknown[]) {
      const replacement = decide(response.statusCode);
      return Reflect.apply(original, self, replacement ? [replacement.text] : chunk);
    },
  });
}

function replaceHeaders(response: ServerResponse, { headers, text }: Replacement): void {
  for (const name of describing) response.removeHeader(name);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('content-length', Buffer.byteLength(text));
}
