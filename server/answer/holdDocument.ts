import type { ServerResponse } from 'node:http';

/**
 * Holds an answer back until it is complete, for headers that depend on the whole document. `finish` is called
 * before anything is sent, and returns what is sent. The document must not be compressed.
 */
export function holdDocument(response: ServerResponse, finish: (html: string) => string): void {
  const chunks: Buffer[] = [];
  const keep = (chunk: unknown): void => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  let isComplete = false;
  response.flushHeaders = () => undefined;
  // The framework's compression writes the head before the first part of the body.
  response.writeHead = new Proxy(response.writeHead, {
    apply(original, self, head: [number, ...unknown[]]) {
      if (isComplete) return Reflect.apply(original, self, head);
      response.statusCode = head[0];
      return response;
    },
  });
  response.write = new Proxy(response.write, {
    apply(_original, _self, [chunk, ...rest]: unknown[]) {
      keep(chunk);
      const written = rest.at(-1);
      if (typeof written === 'function') written();
      return true;
    },
  });
  response.end = new Proxy(response.end, {
    apply(original, self, [chunk]: unknown[]) {
      keep(chunk);
      const document = finish(Buffer.concat(chunks).toString());
      response.removeHeader('content-length');
      isComplete = true;
      return Reflect.apply(original, self, [document]);
    },
  });
}
