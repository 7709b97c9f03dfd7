import { Agent, get, type RequestOptions } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** How one page is requested again and again. */
export interface RequestSeries {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Requests a second; as many as the server answers by default. */
  readonly rate?: number | undefined;
  /** The status of all answers. */
  readonly status: number;
}

/**
 * Requests a page over connections that are kept, each of which waits for its answer.
 *
 * Node's own client, because its parser is fast for compressed bodies. autocannon got 2 800 answers a second from a plain
 * Node server of which this client gets 14 000, and a server that is asked less often needs more CPU time for each request.
 *
 * @returns the time of each answer in ms.
 * @throws if an answer has another status, or a connection fails.
 */
export async function sendRequests(series: RequestSeries): Promise<readonly number[]> {
  const { url, connections, seconds, headers, rate } = series;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port, pathname, search } = new URL(url);
  const request = { agent, hostname, port, path: `${pathname}${search}`, headers: { ...headers } };
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const intervalMs = rate === undefined ? 0 : (1000 * connections) / rate;
  const ask = async (connection: number) => {
    // The connections take turns.
    let due = performance.now() + (intervalMs * connection) / connections;
    for (let now = performance.now(); now < end; now = performance.now()) {
      if (due > now) await setTimeout(due - now);
      due += intervalMs;
      const sent = performance.now();
      const status = await statusOf(request);
      if (status !== series.status) throw new Error(`${url} answered ${status}`);
      times.push(performance.now() - sent);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, (_, connection) => ask(connection)));
  } finally {
    agent.destroy();
  }
  return times;
}

/** Reads an answer completely. */
function statusOf(request: RequestOptions): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(request, (answer) => {
      answer.on('end', () => resolve(answer.statusCode));
      answer.on('error', reject);
      answer.resume();
    }).on('error', reject);
  });
}
