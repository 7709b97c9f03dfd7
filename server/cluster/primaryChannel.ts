import { announcePurge, pageEvents } from '#app/pageCache/pageEvents.ts';
import { readMessage, type WorkerMessage } from './messages.ts';

/**
 * Connects a worker with the primary process: passes purges on in both directions, and drains the worker when it is
 * asked to. Called before the worker listens, it gets earlier purges before the first request. A process without a
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
      case 'joined':
      case undefined:
        return undefined;
    }
  });
  tell({ kind: 'joined' });
}

function tell(message: WorkerMessage): void {
  if (process.connected) process.send?.(message);
}
