import { text } from '#domain/content/declare.ts';
import type { FieldDeclaration } from '#domain/content/fields.ts';
import type { Filters } from '#domain/search/filters.ts';
import { boundFilters } from '#domain/search/searchAddress.ts';

interface FixedQueryOptions {
  readonly name: string;
  readonly help: string;
  /** Whether cars can be filtered by a field of that name. */
  readonly isKnownName: (name: string) => boolean;
}

/** A field in which an editor filters a list, in the syntax of the list's query string. */
export function fixedQuery({
  isKnownName,
  ...field
}: FixedQueryOptions): FieldDeclaration<Filters> {
  const declared = text(field);
  return {
    ...declared,
    fallback: {},
    fallbackText: 'all cars',
    read: (wire) => {
      const reading = declared.read(wire);
      if (reading.kind !== 'filled') return reading;
      const parameters = new URLSearchParams(reading.value);
      const names = [...new Set(parameters.keys())];
      const unknown = names.filter((name) => !isKnownName(name));
      const all = Object.fromEntries(names.map((name) => [name, parameters.getAll(name)]));
      return {
        kind: 'filled',
        value: boundFilters(all, names.filter(isKnownName)),
        problems: unknown.map((name) => ({ field: '', problem: `has no filter ${name}` })),
      };
    },
  };
}
