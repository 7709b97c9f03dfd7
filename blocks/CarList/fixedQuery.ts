import { text } from '#domain/content/declare.ts';
import type { FieldDeclaration } from '#domain/content/fields.ts';
import { filterOfWire, wireName } from '#domain/search/facets.ts';
import type { Filters } from '#domain/search/filters.ts';
import { boundFilters } from '#domain/search/searchAddress.ts';

interface FixedQueryOptions {
  readonly name: string;
  readonly help: string;
}

/** A field in which an editor filters a list, in the syntax of the list's query string. */
export function fixedQuery(field: FixedQueryOptions): FieldDeclaration<Filters> {
  const declared = text(field);
  return {
    ...declared,
    fallback: {},
    fallbackText: 'all cars',
    read: (wire) => {
      const reading = declared.read(wire);
      if (reading.kind !== 'filled') return reading;
      const parameters = new URLSearchParams(reading.value);
      const wires = [...new Set(parameters.keys())];
      const unknown = wires.filter((wire) => !filterOfWire(wire));
      const names = wires.flatMap((wire) => filterOfWire(wire) ?? []);
      const all = Object.fromEntries(
        names.map((name) => [name, parameters.getAll(wireName(name))]),
      );
      return {
        kind: 'filled',
        value: boundFilters(all, names),
        problems: unknown.map((name) => ({ field: '', problem: `has no filter ${name}` })),
      };
    },
  };
}
