import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { findPort } from './findPort.ts';

/** A way to a server that tests close. */
export interface TestGate {
  readonly port: number;
  /** Connections end, and new ones end at once. */
  readonly close: () => void;
  /** Connections are passed on to the server. */
  readonly open: () => void;
  /** Connections are accepted, and nothing is answered any more. */
  readonly hang: () => void;
}

/**
 * Opens a way to a port of this machine. It listens also while it is closed: another process could take a port on which
 * nothing listens.
 */
export async function createTestGate(target: number): Promise<TestGate> {
  const sockets = new Set<Socket>();
  let state: 'open' | 'closed' | 'hanging' = 'open';
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server = createServer((socket) => {
    keep(socket);
    if (state === 'closed') socket.destroy();
    if (state !== 'open') return;
    const onward = connect(target, '127.0.0.1');
    keep(onward);
    socket.pipe(onward).pipe(socket);
  });
  const close = () => {
    state = 'closed';
    for (const socket of sockets) socket.destroy();
  };
  const port = await findPort();
  await once(server.unref().listen(port, '127.0.0.1'), 'listening');
  return {
    port,
    close,
    open: () => {
      state = 'open';
    },
    hang: () => {
      state = 'hanging';
      for (const socket of sockets) socket.unpipe();
    },
  };
}
