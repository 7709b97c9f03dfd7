import { z } from 'zod';
import type { Facet, FacetValue } from '#domain/search/facet.ts';
import { filterOfWire, filterRow } from '#domain/search/facets.ts';
import { wireNumber } from '../http/wireNumber.ts';
import { parseBuckets } from './parseBuckets.ts';

const text = z.union([z.string(), z.number().transform(String)]).pipe(z.string().trim().min(1));
const count = wireNumber.pipe(z.number().int().min(0));
const list = z.array(z.unknown()).catch([]);

// The contract of `wire.ts`, read leniently: each value is parsed separately.
const wireFacetHit = z.object({
  name: z.string().min(1),
  child_name: z.string().min(1).optional().catch(undefined),
  sort_order: z.string().min(1).optional().catch(undefined),
  type: z.enum(['terms', 'histogram']),
  values: z.array(z.unknown()),
});

const wireValue = z.object({ text, count, children: list });

/** The facets of an answer; invalid and unknown ones are dropped. */
export function parseFacets(facets: readonly unknown[]): readonly Facet[] {
  return facets.flatMap((facet) => parseFacet(facet) ?? []);
}

function parseFacet(facet: unknown): Facet | undefined {
  const read = wireFacetHit.safeParse(facet);
  if (!read.success) return undefined;
  const { name: wire, child_name, sort_order, type, values } = read.data;
  const name = filterOfWire(wire);
  if (name === undefined) return undefined;
  const childName = child_name && filterOfWire(child_name);
  switch (type) {
    case 'terms':
      return {
        kind: 'choice',
        name,
        childName,
        values: offeredValues(name, parseValues(values)),
        ...(sort_order !== undefined && { isOrdered: true }),
      };
    case 'histogram':
      return parseRange(name, values);
  }
}

/** The values that visitors can choose: of yes and no, often only one. */
function offeredValues(name: string, values: readonly FacetValue[]): readonly FacetValue[] {
  const only = filterRow(name)?.only;
  return only === undefined ? values : values.filter(({ text }) => text === only);
}

function parseValues(values: readonly unknown[]): readonly FacetValue[] {
  return values.flatMap((value) => {
    const read = wireValue.safeParse(value);
    return read.success ? [{ ...read.data, children: parseValues(read.data.children) }] : [];
  });
}

/** A range without buckets has no bounds and is dropped. */
function parseRange(name: string, values: readonly unknown[]): Facet | undefined {
  const buckets = parseBuckets(values);
  const [first, last] = [buckets[0], buckets.at(-1)];
  if (!first || !last) return undefined;
  const counts = buckets.map((bucket) => bucket.count);
  return { kind: 'range', name, min: first.from, max: last.to, counts };
}
