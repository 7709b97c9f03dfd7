import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { isAnswering } from '../processes.ts';

/** A load balancer in front of machines. */
export interface LoadBalancer {
  /** Sends no more requests to the machine at a port, as before a deployment. Resolves when it has answered those that it has. */
  readonly leave: (port: number) => Promise<void>;
  /** Sends requests to it again, once it is ready. Resolves when it can get some. */
  readonly join: (port: number) => Promise<void>;
  /** When each request was sent that a machine took and didn't answer (`performance.now()`). */
  readonly lost: () => readonly number[];
  readonly stop: () => Promise<void>;
}

interface Backend {
  readonly port: number;
  isReady: boolean;
  hasLeft: boolean;
  /** Requests that it has. */
  open: number;
  readonly lost: number[];
}

const probeMs = 200;

/** A connection of its own for each request, so that none is lost on one that a machine is just closing. */
const agent = new Agent({ keepAlive: false });

/**
 * Starts a load balancer as small as one can be, for where HAProxy isn't installed.
 *
 * It hands requests in turn to the machines that are ready. A request that a machine doesn't take goes to the next one; one that
 * it had when it died is answered with 502.
 */
export function startLoadBalancer(port: number, ports: readonly number[]): LoadBalancer {
  const backends = ports.map(
    (each): Backend => ({
      port: each,
      isReady: true,
      hasLeft: false,
      open: 0,
      lost: [],
    }),
  );
  let turn = 0;
  const server = createServer(async (asked, answer) => {
    turn += 1;
    const body = await readBody(asked);
    await pass(asked, body, { answer, backends: inTurn(backends, turn) });
  }).listen(port);
  const probes = setInterval(() => backends.map(probe), probeMs);
  const at = (asked: number) => backends.find((each) => each.port === asked);
  return {
    leave: async (asked) => {
      const backend = at(asked);
      if (backend) backend.hasLeft = true;
      while (backend && backend.open > 0) await wait(20);
    },
    join: async (asked) => {
      const backend = at(asked);
      if (backend) backend.hasLeft = false;
    },
    lost: () => backends.flatMap(({ lost }) => lost),
    stop: async () => {
      clearInterval(probes);
      server.close();
    },
  };
}

async function readBody(asked: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of asked) parts.push(part);
  return Buffer.concat(parts);
}

/** The machines in the order in which a request tries them. */
function inTurn(backends: readonly Backend[], turn: number): readonly Backend[] {
  const at = turn % backends.length;
  const rotated = [...backends.slice(at), ...backends.slice(0, at)].filter(
    ({ hasLeft }) => !hasLeft,
  );
  return rotated.toSorted((one, other) => Number(other.isReady) - Number(one.isReady));
}

async function probe(backend: Backend): Promise<void> {
  backend.isReady = await isAnswering(`http://127.0.0.1:${backend.port}/readyz`);
}

interface Destination {
  readonly answer: ServerResponse;
  readonly backends: readonly Backend[];
}

async function pass(
  asked: IncomingMessage,
  body: Buffer,
  { answer, backends: [backend, ...others] }: Destination,
): Promise<void> {
  if (!backend) {
    answer.writeHead(502).end();
    return;
  }
  const sent = await send(asked, body, { answer, backend });
  if (sent === 'not taken') await pass(asked, body, { answer, backends: others });
}

interface Sending {
  readonly answer: ServerResponse;
  readonly backend: Backend;
}

/** Sends a request to a machine, and its answer back. */
function send(
  { method, url: path, headers, socket }: IncomingMessage,
  body: Buffer,
  { answer, backend }: Sending,
): Promise<'not taken' | 'answered'> {
  const forwarded = headers['x-forwarded-for'] ?? socket.remoteAddress;
  const { promise, resolve } = Promise.withResolvers<'not taken' | 'answered'>();
  const sentAt = performance.now();
  backend.open += 1;
  const sent = request({
    agent,
    host: '127.0.0.1',
    port: backend.port,
    method,
    path,
    headers: { ...headers, 'x-forwarded-for': forwarded },
  });
  sent.on('response', (answered) => {
    answer.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(answer);
    answered.on('error', () => answer.destroy());
    answered.on('close', () => resolve('answered'));
  });
  sent.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'ECONNREFUSED') {
      backend.isReady = false;
      resolve('not taken');
      return;
    }
    backend.lost.push(sentAt);
    if (!answer.headersSent) answer.writeHead(502).end();
    resolve('answered');
  });
  sent.on('close', () => {
    backend.open -= 1;
  });
  sent.end(body);
  return promise;
}
