import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where a server listens. */
export interface ListenOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** The variable that sets the port. */
  readonly variable: string;
  /** @default all addresses of the machine */
  readonly host?: string;
}

/** A listening server, or why it does not listen. */
export type ListenResult =
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'failed'; readonly reason: string };

/** Listens on a port. The reason of a failure says what to do. */
export function listen(server: Server, options: ListenOptions): Promise<ListenResult> {
  const { port, host } = options;
  return new Promise((resolve) => {
    server.once('error', (error) => resolve({ kind: 'failed', reason: explain(error, options) }));
    server.listen({ port, host }, () =>
      resolve({ kind: 'listening', port: portOf(server.address()) }),
    );
  });
}

/** Why some of these ports can't be listened on now, a sentence each. */
export async function portProblems(ports: readonly ListenOptions[]): Promise<readonly string[]> {
  const results = ports.map(async (options) => {
    const server = createServer();
    const result = await listen(server, options);
    server.close();
    return result.kind === 'failed' ? [result.reason] : [];
  });
  return (await Promise.all(results)).flat();
}

function portOf(address: string | AddressInfo | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function explain(error: NodeJS.ErrnoException, { port, variable, host }: ListenOptions): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: stop what listens there, or set ${variable} to another one.`;
    case 'EACCES':
      return `Port ${port} may not be used by this account: set ${variable} to one above 1023.`;
    case 'EADDRNOTAVAIL':
      return `Port ${port} (${variable}) can't be used: ${host} is no address of this machine.`;
    default:
      return `Port ${port} (${variable}) can't be used: ${error.message}`;
  }
}

/** Takes no new connections, finishes open requests within the limit (ms), then closes the rest. */
export function closeGracefully(server: Server, limitMs: number): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), limitMs);
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
