import type { SearchDocument } from './engine.ts';
import type { IndexSchema } from './indexSchema.ts';

/** The values at a path such as `site_departments.group`, through lists and objects. */
function valuesAt(document: SearchDocument, path: string): readonly unknown[] {
  return path.split('.').reduce<readonly unknown[]>(step, [document]);
}

function step(values: readonly unknown[], name: string): readonly unknown[] {
  return values.flatMap((value) => {
    if (typeof value !== 'object' || value === null) return [];
    const inner: unknown = Reflect.get(value, name);
    return Array.isArray(inner) ? inner : [inner];
  });
}

/** The distinct texts that a field can be filtered by; empty texts are ignored. */
export function termsAt(document: SearchDocument, path: string): readonly string[] {
  const value = document[path];
  // Fast path: most fields are plain values, and this runs for every field of every document.
  if (typeof value !== 'object' && !path.includes('.')) return termOf(value);
  return [...new Set(valuesAt(document, path).flatMap(termOf))];
}

function termOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return typeof value === 'boolean' || typeof value === 'number' ? [String(value)] : [];
}

/** A 32-bit integer, the type of ranges; undefined for any other value. */
export function integerAt(document: SearchDocument, field: string): number | undefined {
  const value = document[field];
  return typeof value === 'number' && (value | 0) === value ? value : undefined;
}

/** Milliseconds since 1970 of an ISO 8601 date or time; undefined for any other value. */
export function momentAt(document: SearchDocument, field: string): number | undefined {
  const value = document[field];
  const moment = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}

/** A document's id. Throws if it is missing: such a document could never be requested. */
export function idOf(schema: IndexSchema, document: SearchDocument): string {
  const [id] = termsAt(document, schema.idField);
  if (id === undefined) throw new Error(`A document of ${schema.kind} has no ${schema.idField}.`);
  return id;
}
