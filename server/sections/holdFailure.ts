import type { IncomingMessage, ServerResponse } from 'node:http';
import { isFrameworksError } from '../answer/secureAnswer.ts';
import type { FrameworkAnswer } from '../cache/frameworkAnswer.ts';
import { writePart } from '../cache/writePart.ts';

/** Makes another answer in place of the framework's own error, or `undefined` if there is none. It never rejects. */
type AnswerInstead = () => Promise<FrameworkAnswer | undefined>;

/** Holds the framework's own error page back, and sends another answer in its place if there is one. */
export function holdFailure(
  request: IncomingMessage,
  response: ServerResponse,
  answerInstead: AnswerInstead,
): void {
  const { flushHeaders, writeHead, write, end } = response;
  const earlier = new Set(response.getHeaderNames());
  const send = (answer: FrameworkAnswer | undefined): void => {
    Object.assign(response, { flushHeaders, writeHead, write, end });
    for (const name of response.getHeaderNames()) {
      if (!earlier.has(name)) response.removeHeader(name);
    }
    if (answer) writePart(request, response, answer);
    else response.writeHead(500).end();
  };
  // Others come from routes at the addresses of pages, such as a sitemap that can't be made now.
  const hold = (status: number): boolean => status === 500 && isFrameworksError(response, status);
  response.flushHeaders = () => {
    if (!hold(response.statusCode)) flushHeaders.call(response);
  };
  response.writeHead = new Proxy(writeHead, {
    apply(original, self, head: [number, ...unknown[]]) {
      response.statusCode = head[0];
      return hold(head[0]) ? response : Reflect.apply(original, self, head);
    },
  });
  response.write = new Proxy(write, {
    apply: (original, self, chunk: unknown[]) =>
      hold(response.statusCode) ? true : Reflect.apply(original, self, chunk),
  });
  response.end = new Proxy(end, {
    apply(original, self, chunk: unknown[]) {
      if (!hold(response.statusCode)) return Reflect.apply(original, self, chunk);
      void answerInstead().then(send);
      return response;
    },
  });
}
