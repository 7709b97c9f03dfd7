import { BlockList, isIP, isIPv6 } from 'node:net';

/** The parts of a request that say where it comes from. */
interface Origin {
  /** The address of the connection; undefined if the client has already gone. */
  readonly connection: string | undefined;
  /** The values of `X-Forwarded-For`: each proxy appends the address that it was connected to. */
  readonly forwarded: readonly string[];
}

/** Why the visitors behind a proxy count as one client. */
export interface ProxyProblem {
  /**
   * `untrusted`: something in front of the site forwards requests and isn't in the list; `unreadable`: a proxy
   * in the list forwards a request without a valid address.
   */
  readonly kind: 'untrusted' | 'unreadable';
  /** The address of the proxy. */
  readonly proxy: string;
}

/** Where a request comes from. */
interface FoundClient {
  /** The network address of the client; undefined if it has already gone. */
  readonly address: string | undefined;
  /** Why the address may be that of a proxy. */
  readonly problem?: ProxyProblem;
}

/** Finds the client of a request. */
export type FindClient = (origin: Origin) => FoundClient;

/**
 * Finds the network address of the client. Only proxies in the list are believed: the header is read from
 * its end, as long as the address that added an entry is a trusted proxy. Without one, it is ignored.
 */
export function createFindClient(trustedProxies: readonly string[]): FindClient {
  const isTrusted = createTrust(trustedProxies);
  return ({ connection, forwarded }) => {
    const proxy = connection === undefined ? undefined : plainAddress(connection);
    const entries = forwarded.flatMap((value) => value.split(','));
    if (proxy === undefined) return { address: undefined };
    if (!isTrusted(proxy)) {
      const isForwarded = entries.length > 0;
      return { address: proxy, ...(isForwarded && { problem: { kind: 'untrusted', proxy } }) };
    }
    if (entries.length === 0) return { address: proxy, problem: { kind: 'unreadable', proxy } };
    return readEntries(proxy, entries, isTrusted);
  };
}

/** Goes back from proxy to proxy. If all are trusted, the client is in the network of the proxies. */
function readEntries(
  connection: string,
  entries: readonly string[],
  isTrusted: (address: string) => boolean,
): FoundClient {
  let address = connection;
  for (const entry of entries.toReversed()) {
    const next = plainAddress(entry);
    if (next === undefined) return { address, problem: { kind: 'unreadable', proxy: address } };
    if (!isTrusted(next)) return { address: next };
    address = next;
  }
  return { address };
}

/** Whether a connection comes from one of the proxies, so that its headers are believed. */
export function createProxyTrust(
  trustedProxies: readonly string[],
): (connection: string | undefined) => boolean {
  const isTrusted = createTrust(trustedProxies);
  return (connection) => {
    const proxy = connection === undefined ? undefined : plainAddress(connection);
    return proxy !== undefined && isTrusted(proxy);
  };
}

/** Trusts addresses and networks, such as `10.0.0.0/8`. */
function createTrust(trustedProxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of trustedProxies) {
    const [network = '', prefix] = entry.split('/');
    const family = familyOf(network);
    if (prefix === undefined) list.addAddress(network, family);
    else list.addSubnet(network, Number(prefix), family);
  }
  return (address) => list.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

/** The address without a port, and in IPv4 if it is one; undefined if the text is no address. */
function plainAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const bare =
    /^\[(?<address>.*)\](?::\d+)?$/.exec(trimmed)?.groups?.['address'] ??
    /^(?<address>[\d.]+):\d+$/.exec(trimmed)?.groups?.['address'] ??
    trimmed;
  const address = bare.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIP(address) ? address : undefined;
}
