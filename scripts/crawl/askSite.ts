import { Agent, request } from 'node:http';
import { gunzipSync } from 'node:zlib';

/** A request of the crawl. */
export interface Question {
  readonly port: number;
  readonly host: string;
  /** Path and query. */
  readonly address: string;
}

/** The answer of the site. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly location: string | undefined;
  /** Empty unless it is text, or a part of a sitemap, which is unpacked. */
  readonly body: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const timeoutMs = 60_000;

/** Asks a site on this machine. Only browsers resolve `*.localhost`, so the host is sent as a header. */
export function askSite({ port, host, address }: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host, accept: 'text/html,*/*' };
    const options = { host: '127.0.0.1', port, path: address, headers, agent, timeout: timeoutMs };
    const asked = request(options, (response) => {
      const type = response.headers['content-type'] ?? '';
      const isPacked = type.startsWith('application/gzip');
      const isText = isPacked || /^(text|application)\/(html|xml)/.test(type);
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => {
        if (isText) parts.push(part);
      });
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(parts);
        resolve({
          status: response.statusCode ?? 0,
          type,
          location: response.headers.location,
          body: (isPacked ? gunzipSync(body) : body).toString('utf8'),
        });
      });
    });
    asked.on('timeout', () => asked.destroy(new Error(`${host}${address}: no answer`)));
    asked.on('error', reject);
    asked.end();
  });
}
