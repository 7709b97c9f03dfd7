import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { sitePort } from './addresses.ts';

/** A complete response. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The body as text. */
  readonly text: string;
}

/** A request that is sent unchanged; `fetch` and browsers would normalise it, and replace its host. */
export interface RawRequest {
  readonly method?: string;
  /** Only characters that Node's client allows; `sendText` sends any. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
  /** Of another site than the one under test. */
  readonly port?: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Sends a request to the site under test, without following redirects. */
export function sendRaw({
  method = 'GET',
  path,
  headers = {},
  body,
  port = sitePort,
}: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const options = { agent, host: '127.0.0.1', port, method, path };
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request({ ...options, headers: { host: 'localhost', ...length, ...headers } });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        const { statusCode: status = 0, headers } = answer;
        resolve({ status, headers, body, text: body.toString() });
      });
    });
    sent.end(body);
  });
}

/** Sends any text as a request. Resolves with the status of the first response; 0 if there is none. */
export function sendText(text: string | Buffer): Promise<number> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(sitePort, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('latin1').on('data', (part) => {
      received += part;
    });
    socket.setTimeout(5_000, () => socket.destroy());
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3}) /.exec(received)?.[1] ?? 0)));
  });
}
