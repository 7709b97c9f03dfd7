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
  /** Receives a line when there is no connection, and one when there is one again. */
  readonly report: (line: string) => void;
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
  reportOutages(client, report);
  return client;
}

function socketOf({ host, port, tls }: ValkeyOptions, silentMs: number | undefined) {
  const socket = {
    host,
    port,
    connectTimeout: 2_000,
    ...(silentMs !== undefined && { socketTimeout: silentMs }),
    reconnectStrategy: (retries: number) =>
      Math.min(reconnect.firstMs * 2 ** Math.min(retries, 10), reconnect.longestMs),
  };
  if (tls.kind === 'off') return socket;
  // A server name is a host name: certificates for an IP address are checked against the address.
  const name = isIP(host) === 0 ? { servername: host } : {};
  return { ...socket, ...name, tls: true as const, ...(tls.authority && { ca: tls.authority }) };
}

function reportOutages(
  client: { on(event: string, listener: (error: unknown) => void): unknown },
  report: (line: string) => void,
): void {
  let isFailing = false;
  client.on('error', (error) => {
    if (isFailing) return;
    isFailing = true;
    report(`has no connection: ${error instanceof Error ? error.message : String(error)}`);
  });
  client.on('ready', () => {
    if (isFailing) report('has a connection again');
    isFailing = false;
  });
}

/** Whether the server has understood a command and refuses it, so that it is no failure of the connection. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ErrorReply;
}
