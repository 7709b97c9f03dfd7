import { announcePurge, pageEvents } from '#app/pageCache/pageEvents.ts';
import { createLogOnce } from '#process/logOnce.ts';
import { readHealth } from '#process/processHealth.ts';
import { log } from '../log.ts';
import type { MetricSamples } from '../telemetry/metrics/metricSamples.ts';
import { readMessage, type VisitedPage, type WorkerMessage } from './messages.ts';
import { pulseLimits } from './pulse.ts';

/** What a worker does for the primary process. */
export interface WorkerDuties {
  /** Takes no new connections, and ends when the open ones are closed. */
  readonly drain: () => void;
  /** The pages that visitors requested most, with the number of requests. */
  readonly mostVisited: () => readonly VisitedPage[];
  /** Its metrics, if they are collected. */
  readonly readMetrics?: (() => Promise<MetricSamples>) | undefined;
}

/** How often a worker reports its most visited pages (ms). */
const reportMs = 30_000;

/**
 * Connects a worker with the primary process: shows that the event loop runs, passes purges on in both directions,
 * reports its most visited pages and its health, and drains the worker when it is asked to. Called before the worker listens, it gets
 * earlier purges before the first request. A process without a primary isn't connected.
 *
 * @returns the pages that visitors requested most of the other workers, after the earlier purges.
 */
export function connectWithPrimary({
  drain,
  mostVisited,
  readMetrics,
}: WorkerDuties): Promise<readonly VisitedPage[]> {
  if (!process.send) return Promise.resolve([]);
  const { promise: welcomed, resolve: welcome } = Promise.withResolvers<readonly VisitedPage[]>();
  pageEvents.on('purged', (purge) => tell({ kind: 'purged', purge }));
  process.on('message', (value) => {
    const message = readMessage(value);
    switch (message?.kind) {
      case 'welcome':
        return welcome(message.visited);
      case 'purged':
        return announcePurge(message.purge);
      case 'drain':
        return drain();
      case 'health-asked':
        return void tellHealth(message.question, readMetrics);
      case 'joined':
      case 'health':
      case 'metrics':
      case 'beat':
      case 'visited':
      case 'log-once':
      case 'drained':
      case 'released':
      case undefined:
        return undefined;
    }
  });
  tell({ kind: 'joined' });
  tell({ kind: 'beat' });
  setInterval(() => tell({ kind: 'beat' }), pulseLimits.intervalMs).unref();
  setInterval(() => tell({ kind: 'visited', visited: mostVisited() }), reportMs).unref();
  return welcomed;
}

/** Has the primary process log a line once, whichever workers report it. Alone, a process logs it itself. */
export const logOnce = createLogOnce((line) => {
  if (process.connected) tell({ kind: 'log-once', line });
  else log(line);
});

/** Metrics come first: when the primary process has the answer of a worker, it has them too. */
async function tellHealth(
  question: number,
  readMetrics: WorkerDuties['readMetrics'],
): Promise<void> {
  if (readMetrics) tell({ kind: 'metrics', samples: await readMetrics() });
  const health = readHealth();
  if (health) tell({ kind: 'health', question, health });
}

/**
 * Resolves when the primary process sends this worker no more connections. One that it sends while the worker closes is
 * returned to it by Node, which gives it to another worker. If the process ended before, that visitor would get no answer.
 * Messages arrive in order, so that the answer comes after the last connection.
 */
export async function leavePrimary(readMetrics?: WorkerDuties['readMetrics']): Promise<void> {
  if (!process.connected) return;
  if (readMetrics) tell({ kind: 'metrics', samples: await readMetrics() });
  const released = new Promise<void>((resolve) => {
    process.on('message', (value) => {
      if (readMessage(value)?.kind === 'released') resolve();
    });
    process.once('disconnect', resolve);
  });
  tell({ kind: 'drained' });
  await released;
}

function tell(message: WorkerMessage): void {
  if (process.connected) process.send?.(message);
}
