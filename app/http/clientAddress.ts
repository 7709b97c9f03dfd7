import { clientAddressHeader } from '#domain/http/clientAddressHeader.ts';
import { networkOf } from '#process/clientNetwork.ts';

/**
 * The network that a client is counted by. `npm run dev` has no server in front of the framework that knows it,
 * so all clients are counted as one there.
 */
export function clientNetworkOf({ headers }: Pick<Request, 'headers'>): string {
  const address = headers.get(clientAddressHeader);
  return address === null ? 'unknown' : networkOf(address);
}

/**
 * The same, but `undefined` for requests that the site sends to itself, such as that of the image optimiser
 * for an original.
 */
export function knownClientNetworkOf(request: Pick<Request, 'headers'>): string | undefined {
  return request.headers.has(clientAddressHeader) ? clientNetworkOf(request) : undefined;
}
