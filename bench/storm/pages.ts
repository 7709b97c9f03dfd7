import { addressText, askPage, type PageAddress, type PageAnswer } from './address.ts';
import { firstDifference, visibleContent } from './visibleContent.ts';

/** The responses of all pages, by address. */
export type Snapshot = ReadonlyMap<string, PageAnswer>;

const concurrency = 12;

/** Requests all pages, a few at a time. */
export async function takeSnapshot(
  port: number,
  pages: readonly PageAddress[],
  atATime = concurrency,
): Promise<Snapshot> {
  const snapshot = new Map<string, PageAnswer>();
  const left = [...pages];
  const worker = async () => {
    for (let page = left.shift(); page; page = left.shift()) {
      snapshot.set(addressText(page), await askPage(port, page));
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return snapshot;
}

/** A round of requests compared with the good copies. */
export interface Comparison {
  /** Number of answers by status; 0 is no answer. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Addresses answered with 200 and another content than the good copy, and where it begins. */
  readonly different: readonly string[];
  /** Number of pages that say that something is missing on them. Visitors may not notice. */
  readonly degraded: number;
  /** Addresses answered with 503 that lack required parts. */
  readonly poor503: readonly string[];
  /** The answer that took longest, and how long it took in ms. */
  readonly slowest: { readonly address: string; readonly ms: number };
}

/** Compares answers with the good copies. */
export function compare(good: Snapshot, answers: Snapshot): Comparison {
  const statuses = new Map<number, number>();
  const different: string[] = [];
  const poor503: string[] = [];
  let slowest = { address: '', ms: 0 };
  let degraded = 0;
  for (const [address, answer] of answers) {
    if (answer.ms > slowest.ms) slowest = { address, ms: answer.ms };
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (isDegraded(answer)) degraded += 1;
    if (answer.status === 503) {
      if (!isProper503(answer)) poor503.push(address);
    } else if (!isSamePage(good.get(address), answer)) {
      different.push(
        `${address}: …${firstDifference(good.get(address)?.body ?? '', answer.body)}…`,
      );
    }
  }
  return { statuses, different, degraded, poor503, slowest };
}

/** Whether a page is answered with 200 and nothing is missing on it. */
export function isComplete(answer: PageAnswer): boolean {
  return answer.status === 200 && !isDegraded(answer);
}

function isDegraded({ status, body }: PageAnswer): boolean {
  return status === 200 && body.includes('name="forecourt:status"');
}

function isSamePage(good: PageAnswer | undefined, answer: PageAnswer): boolean {
  if (good?.status !== answer.status) return false;
  return good.body === answer.body || visibleContent(good.body) === visibleContent(answer.body);
}

/** Whether a 503 has everything that caches and visitors need. */
function isProper503({ headers, body }: PageAnswer): boolean {
  return (
    headers['retry-after'] !== undefined &&
    headers['cache-control'] === 'no-store' &&
    /<title>[^<]+<\/title>/.test(body) &&
    /<h1[\s>]/.test(body) &&
    body.includes('href="tel:')
  );
}
