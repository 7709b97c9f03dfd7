import { startCluster } from '#scripts/cluster/cluster.ts';
import type { Machine } from '#scripts/cluster/machine.ts';
import { buildIfNeeded } from '../scripts/build.ts';
import { cpuMs, type Load, measureLoad } from './load.ts';
import { percentile } from './percentile.ts';
import { askPage, type PageAddress } from './storm/address.ts';
import { findPages } from './storm/findPages.ts';

/*
 * What the store of pages costs and saves: two machines with it and without it. Each page is requested from one machine, which
 * renders it, and then from the other one, which finds it in the store or renders it as well.
 */

const pages = 100;

/** A page from the store, compared with a render. */
const maxShare = 0.2;

/** The time and the CPU time of an answer (ms). */
interface Cost {
  readonly ms: number;
  readonly cpu: number;
}

interface Measured {
  readonly load: Load;
  readonly first: Cost;
  readonly second: Cost;
}

async function main(): Promise<number> {
  if (!(await buildIfNeeded())) return 1;
  const alone = await measure(false);
  const shared = await measure(true);
  print('without a store', alone);
  print('with a store', shared);
  const [time, cpu] = [shared.second.ms / alone.second.ms, shared.second.cpu / alone.second.cpu];
  const held = time <= maxShare;
  console.log(
    `\na page from the store takes ${time.toFixed(2)} of the time of a render and ${cpu.toFixed(2)} of its CPU; ` +
      `at most ${maxShare} of the time: ${held ? 'held' : 'EXCEEDED'}`,
  );
  return held ? 0 : 1;
}

async function measure(withPageStore: boolean): Promise<Measured> {
  const cluster = await startCluster({ withPageStore });
  if (withPageStore && !cluster.pageStore) {
    await cluster.stop();
    throw new Error('Install valkey-server or redis-server, or set VALKEY_BIN.');
  }
  try {
    const [one, other] = cluster.machines;
    const load = await measureLoad(`${one.origin}/`, one.pid());
    const asked = (await findPages(one.port)).slice(-pages);
    const first = await costOf(one, asked);
    const second = await costOf(other, asked);
    return { load, first, second };
  } finally {
    await cluster.stop();
  }
}

/** The cost of each page, one after the other. */
async function costOf(machine: Machine, asked: readonly PageAddress[]): Promise<Cost> {
  const before = cpuMs(machine.pid());
  const times: number[] = [];
  for (const address of asked) times.push((await askPage(machine.port, address)).ms);
  return { ms: percentile(times, 0.5), cpu: (cpuMs(machine.pid()) - before) / asked.length };
}

function print(name: string, { load, first, second }: Measured): void {
  const of = ({ ms, cpu }: Cost) => `${ms.toFixed(1)} ms (CPU ${cpu.toFixed(1)})`;
  console.log(
    `${name}: ${Math.round(load.requestsPerSecond)} requests a second, CPU ${load.cpuPerRequest.toFixed(3)} ms each, ` +
      `99 % within ${load.p99.toFixed(1)} ms; a page on the first machine ${of(first)}, on the second ${of(second)}`,
  );
}

process.exitCode = await main();
