import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { findPort } from './findPort.ts';

/** A way to a server that tests close. */
export interface TestGate {
  readonly port: number;
  /** Connections end, and new ones are refused. */
  readonly close: () => Promise<void>;
  /** Connections are passed on to the server. */
  readonly open: () => Promise<void>;
  /** Connections are accepted, and nothing is answered any more. */
  readonly hang: () => void;
}

/** Opens a way to a port of this machine. */
export async function createTestGate(target: number): Promise<TestGate> {
  const sockets = new Set<Socket>();
  let isHanging = false;
  const server = createServer((socket) => {
    keep(socket);
    if (isHanging) return;
    const onward = connect(target, '127.0.0.1');
    keep(onward);
    socket.pipe(onward).pipe(socket);
  });

  function keep(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  }

  const port = await findPort();

  async function listen(): Promise<void> {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  }

  await listen();
  return {
    port,
    close: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    open: async () => {
      isHanging = false;
      await listen();
    },
    hang: () => {
      isHanging = true;
      for (const socket of sockets) socket.unpipe();
    },
  };
}
