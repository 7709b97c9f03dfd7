import { setTimeout as wait } from 'node:timers/promises';
import { askPage } from '#bench/storm/address.ts';
import type { Cluster } from './cluster.ts';
import type { Machine } from './machine.ts';

const host = 'nordvik-se.localhost';
const path = '/om-oss';
const other = '/aga-bil/serviceavtal';
/** As many connections as find each process of a machine. */
const asks = [1, 2, 3, 4];

/** From the change of a file to a new page, with the time in which the services notice it (ms). */
const longestMs = 2_500;

/** What is changed on the page. */
const change = { from: 'Från två lyftar', to: 'Från tre lyftar' };

/** A published page is new on both machines, is rendered once, and no other is rendered again. */
export async function checkPublishing(
  { machines, group }: Pick<Cluster, 'machines' | 'group'>,
  { from, to } = change,
): Promise<readonly string[]> {
  for (const asked of [path, other]) await keepEverywhere(machines, asked);
  const before = await settledRenders(machines);
  const started = performance.now();
  await group.edit('sv/pages/om-oss.yaml', from, to);
  while (!(await isEverywhere(machines, to))) {
    if (performance.now() - started > 20_000) return ['The page is old after 20 s.'];
    await wait(50);
  }
  const passedMs = Math.round(performance.now() - started);
  const others = await Promise.all(machines.map((machine) => stateOf(machine, other)));
  const renders = (await settledRenders(machines)) - before;
  console.log(`   new in all processes after ${passedMs} ms, rendered ${renders} times`);
  return [
    ...(passedMs > longestMs ? [`It took more than ${longestMs} ms.`] : []),
    ...(renders > 1 ? ['It was rendered more than once.'] : []),
    ...(others.some((state) => state !== 'HIT') ? [`${other} is ${others.join(', ')}.`] : []),
  ];
}

/** Asks until all processes have a page in both caches. */
async function keepEverywhere(machines: readonly Machine[], asked: string): Promise<void> {
  for (const { port } of machines)
    for (const _ of [...asks, ...asks, ...asks]) await askPage(port, { host, path: asked });
}

/** One request after the other, so that the test itself doesn’t slow the machines down. */
async function isEverywhere(machines: readonly Machine[], text: string): Promise<boolean> {
  for (const { port } of machines)
    for (const _ of asks)
      if (!(await askPage(port, { host, path })).body.includes(text)) return false;
  return true;
}

async function stateOf({ port }: Machine, asked: string): Promise<unknown> {
  return (await askPage(port, { host, path: asked })).headers['x-nextjs-cache'];
}

/** The number of renders, once none was added for two seconds: a machine that has just started makes pages in advance. */
async function settledRenders(machines: readonly Machine[]): Promise<number> {
  const counts: number[] = [];
  while (counts.length < 5 || new Set(counts.slice(-5)).size > 1) {
    counts.push(await rendersOf(machines));
    await wait(500);
  }
  return counts.at(-1) ?? 0;
}

async function rendersOf(machines: readonly Machine[]): Promise<number> {
  const counts = await Promise.all(machines.map(({ renders }) => renders()));
  return counts.reduce((sum, count) => sum + count, 0);
}
