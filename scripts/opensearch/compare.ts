import { isDeepStrictEqual } from 'node:util';
import type { SearchEngine } from '#search-engine/engine.ts';
import type { WireSearchRequest } from '#upstream/search/wire.ts';

/** The two engines that must agree. */
export interface Engines {
  readonly embedded: SearchEngine;
  readonly cluster: SearchEngine;
}

/** The result of a comparison. */
export interface Comparison {
  readonly asked: number;
  /** Number of searches with hits. */
  readonly answered: number;
  /** Descriptions of the differences. */
  readonly differences: readonly string[];
}

/** Sends the same searches to both engines and compares complete answers: facets, hits in order, totals. */
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

/** The answer of an engine with parsed hits, or its failure. */
export async function ask(engine: SearchEngine, request: WireSearchRequest) {
  const result = await engine.search(request);
  if (!result.ok) return result.failure;
  const { hits, ...answer } = result.value;
  const read: readonly unknown[] = hits.map((hit) => JSON.parse(Buffer.from(hit).toString()));
  return { ...answer, hits: read };
}

function shorten(answer: unknown): string {
  return JSON.stringify(answer).slice(0, 600);
}

/** A percentile of response times. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
