import { isDeepStrictEqual } from 'node:util';
import type { SearchEngine } from '#services/search/engine.ts';
import type { WireSearchRequest } from '#upstream/search/wire.ts';

/** The two engines that must agree. */
export interface Engines {
  readonly embedded: SearchEngine;
  readonly cluster: SearchEngine;
}

/** How a comparison went. */
export interface Comparison {
  readonly asked: number;
  /** How many questions found something. */
  readonly answered: number;
  /** What the two did not agree on, in words. */
  readonly differences: readonly string[];
}

/** Asks both engines the same and compares whole answers: facets, hits in order, totals. */
export async function compare(
  { embedded, cluster }: Engines,
  requests: readonly WireSearchRequest[],
): Promise<Comparison> {
  const differences: string[] = [];
  let answered = 0;
  for (const request of requests) {
    const expected = await ask(embedded, request);
    const found = await ask(cluster, request);
    if ('total' in expected && expected.total > 0) answered += 1;
    if (isDeepStrictEqual(found, expected)) continue;
    differences.push(
      `${JSON.stringify(request)}\n  embedded: ${shorten(expected)}\n  OpenSearch: ${shorten(found)}`,
    );
  }
  return { asked: requests.length, answered, differences };
}

/** The answer of an engine with its hits read, or why there is none. */
export async function ask(engine: SearchEngine, request: WireSearchRequest) {
  const result = await engine.search(request);
  if (!result.ok) return result.failure;
  const { facets, hits, total } = result.value;
  const read: readonly unknown[] = hits.map((hit) => JSON.parse(Buffer.from(hit).toString()));
  return { facets, hits: read, total };
}

function shorten(answer: unknown): string {
  return JSON.stringify(answer).slice(0, 600);
}

/** The time that a share of answers did not take longer than. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
