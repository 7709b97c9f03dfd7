import { announcePurge, pageEvents } from '#app/pageCache/pageEvents.ts';
import { readHealth } from '#process/processHealth.ts';
import { readMessage, type WorkerMessage } from './messages.ts';

/**
 * Connects a worker with the primary process: passes purges on in both directions, reports its health, and drains
 * it when it is asked to. Called before the worker listens, it gets earlier purges before the first request. A process without a
 * primary isn't connected.
 */
export function connectWithPrimary(drain: () => void): void {
  if (!process.send) return;
  pageEvents.on('purged', (purge) => tell({ kind: 'purged', purge }));
  process.on('message', (value) => {
    const message = readMessage(value);
    switch (message?.kind) {
      case 'purged':
        return announcePurge(message.purge);
      case 'drain':
        return drain();
      case 'health-asked':
        return tellHealth(message.question);
      case 'joined':
      case 'health':
      case 'drained':
      case 'released':
      case undefined:
        return undefined;
    }
  });
  tell({ kind: 'joined' });
}

function tellHealth(question: number): void {
  const health = readHealth();
  if (health) tell({ kind: 'health', question, health });
}

/**
 * Resolves when the primary process sends this worker no more connections. One that it sends while the worker closes is
 * returned to it by Node, which gives it to another worker. If the process ended before, that visitor would get no answer.
 * Messages arrive in order, so that the answer comes after the last connection.
 */
export async function leavePrimary(): Promise<void> {
  if (!process.connected) return;
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
