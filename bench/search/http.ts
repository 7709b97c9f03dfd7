import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { cpuMs } from '../load.ts';
import { percentile } from '../percentile.ts';
import { questionsOf } from './questions.ts';
import { visit } from './visitors.ts';

/** Performance of the search service under load. */
export interface HttpLoad {
  /** Maximum throughput. */
  readonly requestsPerSecond: number;
  /** Percentiles of the response time at 500 requests per second from sixteen visitors, in ms. */
  readonly p50: number;
  readonly p95: number;
  /** CPU time of the service per request, in ms; NaN without /proc. */
  readonly cpuPerRequest: number;
  /** Average length of a response. */
  readonly bytes: number;
}

const connections = 16;
const seconds = 5;

/** Of all connections together; far more than the sites send, which cache answers for a minute. */
const perSecond = 500;

/** Requests pages of 48 cards with three filters, first at full speed, then at the pace of visitors. */
export async function measureHttp(count: number): Promise<HttpLoad> {
  const server = fork(fileURLToPath(new URL('./server.ts', import.meta.url)), [String(count)]);
  try {
    const url = `http://127.0.0.1:${await portOf(server)}/search`;
    const headers = { 'x-api-key': 'bench', 'content-type': 'application/json' };
    const requests = questionsOf('cards only', 120).map((question) => ({
      method: 'POST' as const,
      headers,
      body: JSON.stringify(question),
    }));
    const load = { url, connections, duration: seconds, requests };
    await autocannon({ ...load, duration: 2 });
    const before = cpuMs(server.pid ?? 0);
    const result = await autocannon(load);
    const cpu = cpuMs(server.pid ?? 0) - before;
    const bodies = requests.map(({ body }) => body);
    const times = await visit({ url, headers, bodies, connections, perSecond, seconds });
    if (result.non2xx > 0 || result.errors > 0) throw new Error('Some searches failed.');
    return {
      requestsPerSecond: result.requests.average,
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      cpuPerRequest: cpu / result.requests.total,
      bytes: result.throughput.total / result.requests.total,
    };
  } finally {
    server.kill('SIGTERM');
  }
}

async function portOf(server: ChildProcess): Promise<number> {
  const [port] = await Promise.race([once(server, 'message'), once(server, 'exit')]);
  if (typeof port !== 'number' || port < 1024) throw new Error('The server ended early.');
  return port;
}
