import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findPort, portIsFree } from '#storage/testing/findPort.ts';
import { findHaproxy, startHaproxy } from './haproxy.ts';
import { type LoadBalancer, startLoadBalancer } from './loadBalancer.ts';

interface TestMachine {
  readonly port: number;
  readonly server: Server;
  /** The paths that it was asked for. */
  readonly asked: string[];
  answer: RequestListener;
}

async function startMachine(): Promise<TestMachine> {
  const port = await findPort();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/readyz') return response.end();
    asked.push(request.url ?? '');
    return machine.answer(request, response);
  });
  const machine: TestMachine = { port, server, asked, answer: (_, response) => response.end('ok') };
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return machine;
}

async function end({ server, port }: TestMachine): Promise<void> {
  server.close();
  server.closeAllConnections();
  await portIsFree(port);
}

const program = findHaproxy();

describe.each([
  ['of our own', true],
  [program ? 'HAProxy' : 'HAProxy, which isn’t installed here', program !== undefined],
])('the load balancer %s', (name, isHere) => {
  let folder: string;
  let port: number;
  let one: TestMachine;
  let other: TestMachine;
  let balancer: LoadBalancer;

  beforeEach(async () => {
    if (!isHere) return;
    folder = await mkdtemp(join(tmpdir(), 'forecourt-balancer-'));
    port = await findPort();
    [one, other] = [await startMachine(), await startMachine()];
    const machines = [one.port, other.port];
    balancer =
      name === 'HAProxy' && program
        ? await startHaproxy({ program, folder, port, machines })
        : startLoadBalancer(port, machines);
  });

  afterEach(async () => {
    if (!isHere) return;
    await balancer.stop();
    await end(one);
    await end(other);
    await rm(folder, { recursive: true });
  });

  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);

  test.runIf(isHere)(
    'hands requests in turn to both, and to the other when one has ended',
    async () => {
      for (const path of ['/1', '/2', '/3', '/4']) expect((await ask(path)).status).toBe(200);
      expect(one.asked.length).toBe(2);
      expect(other.asked.length).toBe(2);
      await end(one);
      for (const path of ['/5', '/6']) expect((await ask(path)).status).toBe(200);
      expect(other.asked.length).toBe(4);
      expect(balancer.lost()).toEqual([]);
    },
  );

  test.runIf(isHere)(
    'sends nothing to a machine that leaves, and waits for what it has',
    async () => {
      const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const hold: RequestListener = async (_, response) => {
        arrive();
        await released;
        response.end('late');
      };
      [one.answer, other.answer] = [hold, hold];
      const held = ask('/held');
      await arrived;
      const [busy, idle] = one.asked.length > 0 ? [one, other] : [other, one];
      idle.answer = (_, response) => response.end('ok');
      let hasLeft = false;
      const leaving = balancer.leave(busy.port).then(() => {
        hasLeft = true;
      });
      for (const path of ['/1', '/2', '/3']) await ask(path);
      expect(busy.asked).toEqual(['/held']);
      expect(hasLeft).toBe(false);
      release();
      expect(await (await held).text()).toBe('late');
      await leaving;
      await balancer.join(busy.port);
      for (const path of ['/4', '/5']) await ask(path);
      expect(busy.asked.length).toBe(2);
    },
  );

  test.runIf(isHere)('counts the requests that a machine had when it died', async () => {
    const before = performance.now();
    for (const machine of [one, other]) machine.answer = ({ socket }) => socket.destroy();
    expect((await ask('/lost')).status).toBe(502);
    await expect.poll(() => balancer.lost().length).toBe(1);
    // HAProxy's clock has milliseconds.
    expect(balancer.lost()[0]).toBeGreaterThanOrEqual(before - 2);
    expect(one.asked.length + other.asked.length).toBe(1);
  });
});
