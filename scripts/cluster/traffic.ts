import { percentile } from '#bench/percentile.ts';
import { askPage } from '#bench/storm/address.ts';
import { type Visits, visitUntil } from '#bench/visitUntil.ts';

/** Pages of one site, some of which show what upstreams other than the platform say. */
export const visitedPaths = [
  '/',
  '/kop-bil/bilar-i-lager',
  '/hitta-oss',
  '/boka-verkstad',
  '/aga-bil/serviceavtal',
  '/dackhotell',
] as const;

/** Visits pages through the load balancer while something happens. */
export async function visitDuring(port: number, happen: () => Promise<void>): Promise<Visits> {
  let isOver = false;
  const happening = happen().finally(() => {
    isOver = true;
  });
  const [visits] = await Promise.all([
    visitUntil({ port, paths: visitedPaths }, () => isOver),
    happening,
  ]);
  console.log(`   ${describeVisits(visits)}`);
  return visits;
}

function describeVisits({ times, failed }: Visits): string {
  const slowest = Math.round(percentile(times, 0.99));
  return `${times.length} requests, ${failed} failed, 99 % answered within ${slowest} ms`;
}

/** Requests pages so often that all machines keep them. */
export async function fillCaches(port: number): Promise<void> {
  for (let round = 0; round < 6; round += 1)
    await Promise.all(visitedPaths.map((path) => askPage(port, { host: 'localhost', path })));
}
