import { join } from 'node:path';
import { askPage } from '#bench/storm/address.ts';
import type { Cluster } from './cluster.ts';
import type { Machine } from './machine.ts';
import { buildNextRelease, copyBuiltProject } from './machineFolder.ts';
import { visitedPaths } from './traffic.ts';

const visitors = 4;
const host = 'localhost';
const changedPath = '/kop-bil/bilar-i-lager';

/** While another release replaces one machine after the other, each page comes with its scripts and styles. */
export async function checkDeployment(cluster: Cluster): Promise<readonly string[]> {
  const [one, other] = cluster.machines;
  const builds = [join(cluster.folder, 'next-1'), join(cluster.folder, 'next-2')] as const;
  await buildNextRelease(builds[0]);
  await copyBuiltProject(builds[1], builds[0]);
  const before = await filesOf(one.port);
  let isOver = false;
  const visiting = Array.from({ length: visitors }, (_, at) =>
    visitWithFiles(cluster.port, at, () => isOver),
  );
  try {
    await replace(cluster, one, builds[0]);
    await replace(cluster, other, builds[1]);
  } finally {
    isOver = true;
  }
  const visited = (await Promise.all(visiting)).flat();
  const added = (await filesOf(other.port)).filter((file) => !before.includes(file));
  if (added.length === 0) return ['The releases have the same files, so nothing was tried.'];
  const failed = visited.filter(({ status }) => status !== 200);
  console.log(`   ${visited.length} pages and files, ${failed.length} failed`);
  return failed.map(({ path, status }) => `${path} was answered with ${status}`);
}

/** Takes a machine out of the load balancer, and another build in its place. */
async function replace(cluster: Cluster, machine: Machine, build: string): Promise<void> {
  await cluster.balancer.leave(machine.port);
  await machine.end('SIGTERM');
  await cluster.startNext(machine, { build });
  await cluster.balancer.join(machine.port);
}

interface Visit {
  readonly path: string;
  readonly status: number;
}

/** Opens pages one after the other, each with its scripts and styles, which the other machine may be asked for. */
async function visitWithFiles(
  port: number,
  from: number,
  isOver: () => boolean,
): Promise<readonly Visit[]> {
  const visits: Visit[] = [];
  for (let at = from; !isOver(); at += 1) {
    const path = visitedPaths[at % visitedPaths.length] ?? '/';
    const { status, body } = await askPage(port, { host, path });
    visits.push({ path, status });
    for (const file of filesIn(body))
      visits.push({ path: file, status: (await askPage(port, { host, path: file })).status });
  }
  return visits;
}

function filesIn(html: string): readonly string[] {
  return [...new Set(html.match(/\/_next\/static\/[\w/.~-]+\.(?:js|css)/g))];
}

/** The scripts and styles of the list of cars, which the next release changes. */
async function filesOf(port: number): Promise<readonly string[]> {
  return filesIn((await askPage(port, { host, path: changedPath })).body);
}
