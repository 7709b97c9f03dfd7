import { connect, type Socket } from 'node:net';
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
 * Writes and reads bytes, because clients cost as much as the server: autocannon parses compressed bodies slowly, and
 * Node's own client collects so much garbage that its pauses are a part of the slowest times.
 *
 * @returns the time of each answer in ms.
 * @throws if an answer has another status, or a connection fails.
 */
export async function sendRequests(series: RequestSeries): Promise<readonly number[]> {
  const { url, connections, seconds, rate } = series;
  const request = requestOf(series);
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const intervalMs = rate === undefined ? 0 : (1000 * connections) / rate;
  const ask = async (connection: Connection, index: number) => {
    // The connections take turns.
    let due = performance.now() + (intervalMs * index) / connections;
    for (let now = performance.now(); now < end; now = performance.now()) {
      if (due > now) await setTimeout(due - now);
      due += intervalMs;
      const sent = performance.now();
      const status = await connection.send(request);
      if (status !== series.status) throw new Error(`${url} answered ${status}`);
      times.push(performance.now() - sent);
    }
  };
  const opened = await Promise.all(Array.from({ length: connections }, () => open(url)));
  try {
    await Promise.all(opened.map(ask));
  } finally {
    for (const connection of opened) connection.close();
  }
  return times;
}

function requestOf({ url, headers }: RequestSeries): Buffer {
  const { host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from([`GET ${pathname}${search} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
}

interface Connection {
  /** Sends a request, and resolves with the status of its answer when that is complete. */
  readonly send: (request: Buffer) => Promise<number>;
  readonly close: () => void;
}

async function open(url: string): Promise<Connection> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  const { promise: connected, resolve, reject } = Promise.withResolvers<void>();
  socket.once('connect', resolve).once('error', reject);
  await connected;
  return { send: (request) => exchange(socket, request), close: () => socket.destroy() };
}

function exchange(socket: Socket, request: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    let answer: Buffer = Buffer.alloc(0);
    const settle = () => {
      socket.off('data', read).off('error', fail).off('close', fail);
    };
    const read = (part: Buffer) => {
      answer = answer.length === 0 ? part : Buffer.concat([answer, part]);
      if (!isComplete(answer)) return;
      settle();
      resolve(Number(answer.toString('latin1', 9, 12)));
    };
    const fail = (error?: unknown) => {
      settle();
      reject(error instanceof Error ? error : new Error('the server closed a connection'));
    };
    socket.on('data', read).on('error', fail).on('close', fail);
    socket.write(request);
  });
}

const lastChunk = Buffer.from('\r\n0\r\n\r\n');

function isComplete(answer: Buffer): boolean {
  const endOfHead = answer.indexOf('\r\n\r\n');
  if (endOfHead < 0) return false;
  const head = answer.toString('latin1', 0, endOfHead);
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  if (length !== undefined) return answer.length >= endOfHead + 4 + Number(length);
  if (/\r\ntransfer-encoding: chunked/i.test(head)) {
    return answer.subarray(-lastChunk.length).equals(lastChunk);
  }
  // An answer without a body, such as a 304.
  return true;
}
