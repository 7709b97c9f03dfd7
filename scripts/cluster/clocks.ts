import { globSync } from 'node:fs';
import type { Cluster } from './cluster.ts';
import { checkPublishing } from './publishing.ts';
import { checkSessions } from './sessions.ts';

const aheadSeconds = 600;

/** The library that gives a program another time, of Debian's package `libfaketime`. */
function findFaketime(): string | undefined {
  return globSync('/usr/lib/*/faketime/libfaketime.so.1')[0];
}

/** Sessions go on, and publishing is as quick, while the clock of one machine is ten minutes ahead. */
export async function checkClocks(cluster: Cluster): Promise<readonly string[]> {
  const library = findFaketime();
  if (library === undefined) {
    console.log('   not tried: install libfaketime');
    return [];
  }
  const [one, other] = cluster.machines;
  await cluster.balancer.leave(other.port);
  await other.end('SIGTERM');
  const ahead = await cluster.startNext(other, { env: clockAhead(library) });
  try {
    const apart = { ...cluster, machines: [one, ahead] as const };
    const sessions = await checkSessions(apart);
    await renewAfterStart(apart);
    const change = { from: 'med längre framförhållning', to: 'med god framförhållning' };
    return [...sessions, ...(await checkPublishing(apart, change))];
  } finally {
    await ahead.end('SIGTERM');
    await other.start();
    await cluster.balancer.join(other.port);
  }
}

/** The first publish after a machine's start makes it render all older pages again, whatever the clocks are. */
async function renewAfterStart(cluster: Cluster): Promise<void> {
  const change = { from: 'med lång framförhållning', to: 'med längre framförhållning' };
  await checkPublishing(cluster, change);
}

/** How long something takes, and when files were written, stays as it is. */
function clockAhead(library: string): Readonly<Record<string, string>> {
  return {
    LD_PRELOAD: library,
    FAKETIME: `+${aheadSeconds}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  };
}
