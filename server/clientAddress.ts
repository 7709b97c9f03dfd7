import { BlockList, isIP, isIPv6 } from 'node:net';

/** The parts of a request that say where it comes from. */
interface Origin {
  /** The address of the connection; undefined if the client has already gone. */
  readonly connection: string | undefined;
  /** The values of `X-Forwarded-For`: each proxy appends the address that it was connected to. */
  readonly forwarded: readonly string[];
}

/**
 * Finds the network address of the client. Only proxies in the list are believed: the header is read from
 * its end, as long as the address that added an entry is a trusted proxy. Without one, it is ignored.
 */
export function createClientAddress(
  trustedProxies: readonly string[],
): (origin: Origin) => string | undefined {
  const isTrusted = createTrust(trustedProxies);
  return ({ connection, forwarded }) => {
    let address = connection === undefined ? undefined : plainAddress(connection);
    const entries = forwarded.join(',').split(',');
    while (address !== undefined && isTrusted(address)) {
      const entry = plainAddress(entries.pop() ?? '');
      if (entry === undefined) break;
      address = entry;
    }
    return address;
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
