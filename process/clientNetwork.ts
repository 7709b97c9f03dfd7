import { isIPv6 } from 'node:net';

/**
 * The network that a client is counted by: its IPv4 address, or the first half of its IPv6 address, of which
 * every household has more than anybody could count.
 */
export function networkOf(address: string): string {
  return isIPv6(address) ? `${firstGroups(address).join(':')}::/64` : address;
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
