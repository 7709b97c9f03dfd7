import { isIP } from 'node:net';
import { createClient, ErrorReply, RESP_TYPES } from '@redis/client';
import type { ConnectionTls } from '../connectionTls.ts';

/** Where a Valkey or Redis server is. */
export interface ValkeyOptions {
  readonly host: string;
  readonly port: number;
  readonly user: string | undefined;
  readonly password: string | undefined;
  /** Number of the database on the server. */
  readonly database: number;
  readonly tls: ConnectionTls;
}

/** A connection, which reconnects by itself. Without one, commands fail at once. */
export type ValkeyClient = ReturnType<typeof createValkeyClient>;

/** Replies in this mapping are bytes. */
export const asBytes = { [RESP_TYPES.BLOB_STRING]: Buffer };

/** Commands that may wait for their replies. Those of one process are far fewer unless the server hangs. */
const maxCommands = 500;

/** Pauses between attempts to connect (ms). */
const reconnect = { firstMs: 100, longestMs: 2_000 } as const;

/** What the client does for one kind of use. */
interface ClientUse {
  /** A connection without any traffic for this long is replaced (ms). */
  readonly silentMs?: number;
  readonly report: OutageReport;
}

/** Reports when clients of one server lose their connections, and when all have them again. */
interface OutageReport {
  readonly failed: (client: object, error: unknown) => void;
  readonly ready: (client: object) => void;
}

/** Creates the report, with one line for the first failure of an outage and one for its end. */
export function createOutageReport(log: (line: string) => void): OutageReport {
  const failing = new Set<object>();
  return {
    failed: (client, error) => {
      const reason = error instanceof Error ? error.message : String(error);
      if (failing.size === 0) log(`has no connection: ${reason}`);
      failing.add(client);
    },
    ready: (client) => {
      if (failing.delete(client) && failing.size === 0) log('has a connection again');
    },
  };
}

/** Creates a client, which connects when its owner calls `connect`. */
export function createValkeyClient(options: ValkeyOptions, { silentMs, report }: ClientUse) {
  const { user, password, database } = options;
  const client = createClient({
    socket: socketOf(options, silentMs),
    ...(user !== undefined && { username: user }),
    ...(password !== undefined && { password }),
    database,
    name: 'forecourt',
    disableOfflineQueue: true,
    commandsQueueMaxLength: maxCommands,
    maintNotifications: 'disabled',
  });
  client.on('error', (error: unknown) => report.failed(client, error));
  client.on('ready', () => report.ready(client));
  return client;
}

function socketOf({ host, port, tls }: ValkeyOptions, silentMs: number | undefined) {
  const socket = {
    host,
    port,
    // A process that starts is too busy to notice a connection for seconds.
    connectTimeout: 5_000,
    ...(silentMs !== undefined && { socketTimeout: silentMs }),
    reconnectStrategy: (retries: number) =>
      Math.min(reconnect.firstMs * 2 ** Math.min(retries, 10), reconnect.longestMs),
  };
  if (tls.kind === 'off') return socket;
  // A server name is a host name: certificates for an IP address are checked against the address.
  const name = isIP(host) === 0 ? { servername: host } : {};
  return { ...socket, ...name, tls: true as const, ...(tls.authority && { ca: tls.authority }) };
}

/** Whether the server has understood a command and refuses it, so that it is no failure of the connection. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ErrorReply;
}
