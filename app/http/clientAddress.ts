import { isIPv6 } from 'node:net';
import { clientAddressHeader } from '#domain/http/clientAddressHeader.ts';

/**
 * The network that a client is counted by: its IPv4 address, or the first half of its IPv6 address, of which
 * every household has more than anybody could count. `npm run dev` has no server in front of the framework
 * that knows it, so all clients are counted as one there.
 */
export function clientNetworkOf({ headers }: Pick<Request, 'headers'>): string {
  const address = headers.get(clientAddressHeader);
  if (address === null) return 'unknown';
  return isIPv6(address) ? `${firstGroups(address).join(':')}::/64` : address;
}

/**
 * The same, but `undefined` for requests that the site sends to itself, such as that of the image optimiser
 * for an original.
 */
export function knownClientNetworkOf(request: Pick<Request, 'headers'>): string | undefined {
  return request.headers.has(clientAddressHeader) ? clientNetworkOf(request) : undefined;
}

/** The first four groups of an IPv6 address, without leading zeros. */
function firstGroups(address: string): readonly string[] {
  const [start = '', end] = address.toLowerCase().split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const first = groups(start);
  const last = end === undefined ? [] : groups(end);
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const all = [...first, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, ''));
  return all.slice(0, 4);
}
