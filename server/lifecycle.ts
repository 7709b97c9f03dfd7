import type { Server } from 'node:http';

/** A server that listens, or why it does not. */
export type ListenResult =
  | { readonly kind: 'listening' }
  | { readonly kind: 'failed'; readonly reason: string };

/** Listens on all addresses of the machine. */
export function listen(server: Server, port: number): Promise<ListenResult> {
  return new Promise((resolve) => {
    server.once('error', (error) => resolve({ kind: 'failed', reason: explain(error, port) }));
    server.listen(port, () => resolve({ kind: 'listening' }));
  });
}

function explain(error: NodeJS.ErrnoException, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: stop what listens there, or set PORT to another one.`;
    case 'EACCES':
      return `Port ${port} may not be used by this account: set PORT to one above 1023.`;
    default:
      return `The site cannot listen on port ${port}: ${error.message}`;
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
