import { text } from '#domain/content/declare.ts';
import type { FieldDeclaration } from '#domain/content/fields.ts';
import { filterOfWire, isRangeFacetName, wireName } from '#domain/search/facets.ts';
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
      const value = boundFilters(all, names);
      const unread = names.filter((name) => isRangeFacetName(name) && !value[name]);
      const problems = [
        ...unknown.map((name) => `has no filter ${name}`),
        ...unread.map((name) => `has no two whole numbers for ${wireName(name)}`),
      ];
      return {
        kind: 'filled',
        value,
        problems: problems.map((problem) => ({ field: '', problem })),
      };
    },
  };
}
