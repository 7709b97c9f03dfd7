import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { visitDuring } from './traffic.ts';

const beforeMs = 2_000;
const outageMs = 6_000;

/** A machine that is killed under load takes no request with it but those that it had. */
export async function checkKilledMachine({
  machines: [one],
  balancer,
  port,
}: Cluster): Promise<readonly string[]> {
  let endedAt = 0;
  const { failed } = await visitDuring(port, async () => {
    await wait(beforeMs);
    await one.end('SIGKILL');
    endedAt = performance.now();
    await wait(outageMs);
    await one.start();
    await wait(beforeMs);
  });
  const had = balancer.lost().filter((sentAt) => sentAt < endedAt).length;
  console.log(`   it had ${had} requests when it was killed`);
  return failed <= had ? [] : [`${failed} requests failed, and the machine had ${had}`];
}

/** Pages don’t notice an outage of the database. */
export function checkDatabaseOutage({ database, port }: Cluster): Promise<readonly string[]> {
  return pagesDuring(port, database);
}

/** Pages don’t notice an outage of the store of pages. */
export async function checkPageStoreOutage({
  pageStore,
  port,
}: Cluster): Promise<readonly string[]> {
  return pageStore ? pagesDuring(port, pageStore) : [];
}

interface SharedServer {
  readonly pause: () => Promise<void>;
  readonly resume: () => Promise<void>;
}

async function pagesDuring(
  port: number,
  { pause, resume }: SharedServer,
): Promise<readonly string[]> {
  const { failed } = await visitDuring(port, async () => {
    await wait(beforeMs);
    await pause();
    await wait(outageMs);
    await resume();
    await wait(beforeMs);
  });
  return failed === 0 ? [] : [`${failed} pages failed`];
}
