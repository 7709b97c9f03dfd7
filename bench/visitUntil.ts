import { setTimeout as wait } from 'node:timers/promises';
import { askPage } from './storm/address.ts';

/** How visitors were answered. */
export interface Visits {
  /** The time of each answer (ms). */
  readonly times: readonly number[];
  readonly failed: number;
}

/** A site and the pages that are requested. */
export interface VisitedSite {
  readonly port: number;
  readonly paths: readonly string[];
}

const perSecond = 50;

/**
 * Requests pages by turns at a fixed rate, each on a new connection, whether or not earlier ones are answered.
 *
 * @param isOver - asked once a second, with the time and the number of requests without an answer.
 */
export async function visitUntil(
  { port, paths }: VisitedSite,
  isOver: (passedMs: number, open: number) => boolean,
): Promise<Visits> {
  const times: number[] = [];
  let failed = 0;
  const started = performance.now();
  const visit = async (path: string) => {
    const sent = performance.now();
    const { status } = await askPage(port, { host: 'localhost', path }, { connection: 'close' });
    times.push(performance.now() - sent);
    if (status !== 200) failed += 1;
  };
  const visits: Promise<void>[] = [];
  for (
    let count = 0;
    count % perSecond > 0 || !isOver(performance.now() - started, count - times.length);
    count += 1
  ) {
    await wait(Math.max(0, started + (count * 1000) / perSecond - performance.now()));
    visits.push(visit(paths[count % paths.length] ?? '/'));
  }
  await Promise.all(visits);
  return { times, failed };
}
