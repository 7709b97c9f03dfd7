import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';

/** A page of a site. */
export interface PageAddress {
  readonly host: string;
  readonly path: string;
}

/** A response of the site. */
export interface PageAnswer {
  /** 0 if the connection failed or timed out. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
  /** From the request to the last byte. */
  readonly ms: number;
}

const timeoutMs = 30_000;

/** Requests a page with its host header, which `fetch` would not send. */
export function askPage(
  port: number,
  { host, path }: PageAddress,
  headers: Readonly<Record<string, string>> = {},
): Promise<PageAnswer> {
  const startedAt = performance.now();
  const ms = () => performance.now() - startedAt;
  return new Promise((resolve) => {
    const failed = () => resolve({ status: 0, headers: {}, body: '', ms: ms() });
    const sent = request(
      { host: '127.0.0.1', port, path, headers: { ...headers, host }, timeout: timeoutMs },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', failed);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: textOf(Buffer.concat(parts), answer.headers['content-type']),
            ms: ms(),
          }),
        );
      },
    );
    sent.on('timeout', () => sent.destroy());
    sent.on('error', failed);
    sent.end();
  });
}

/** Parts of a sitemap are compressed files. */
function textOf(body: Buffer, type: string | undefined): string {
  return (type === 'application/gzip' ? gunzipSync(body) : body).toString('utf8');
}

/** A page's address as one string, for reports and as a key. */
export function addressText({ host, path }: PageAddress): string {
  return `${host}${path}`;
}
