import { askPage, type PageAddress } from './address.ts';
import type { Fault, Upstream } from './faults.ts';

const host = 'localhost';

/** Calls of the site's API that need an upstream; few, because look-ups are limited. */
const calls: Partial<Record<Upstream, readonly PageAddress[]>> = {
  mechmate: [
    { host, path: '/api/mechmate/car/MLB111' },
    { host, path: '/api/mechmate/services/MLB111?lat=59.33&lng=18.07' },
    { host, path: '/api/mechmate/authorized-workshop/Volvo' },
  ],
  tirehotel: [{ host, path: '/api/tirehotel/authorization/search?regNo=MLB101' }],
};

/** How the calls of an upstream were answered. */
export interface CallReport {
  /** The statuses of the answers, in order; 0 is no answer. */
  readonly statuses: readonly number[];
  /** Whether each answer is JSON that no cache keeps. */
  readonly areReadable: boolean;
}

/** Makes the calls of an upstream at once. */
export async function askCalls(port: number, upstream: Upstream): Promise<CallReport> {
  const asked = (calls[upstream] ?? []).map((address) => askPage(port, address));
  const answers = await Promise.all(asked);
  return {
    statuses: answers.map(({ status }) => status),
    areReadable: answers.every(
      ({ headers }) =>
        headers['cache-control'] === 'no-store' &&
        String(headers['content-type']).startsWith('application/json'),
    ),
  };
}

/**
 * Whether a misbehaving upstream became failures that the browser can show. A slow one may answer just
 * in time.
 */
export function areHandled({ statuses, areReadable }: CallReport, { mode }: Fault): boolean {
  const isExpected = (status: number) =>
    (status >= 502 && status <= 504) || (mode === 'slow' && status === 200);
  return areReadable && statuses.every(isExpected);
}

/** Whether all calls succeeded. */
export function areAnswered({ statuses, areReadable }: CallReport): boolean {
  return areReadable && statuses.every((status) => status === 200);
}

/** The statuses as text; empty without calls. */
export function describeCalls(during: CallReport, after: CallReport): string {
  if (during.statuses.length === 0) return '';
  return `; calls: ${during.statuses.join(' ')}, after: ${after.statuses.join(' ')}`;
}
