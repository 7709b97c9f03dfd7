import { comparable, compareValues } from './value.ts';

/** The comparisons of the platform's search. */
export type SearchOperator = 'EQ' | 'NEQ' | 'CONTAINS' | 'NCONTAINS' | 'LT' | 'LTE' | 'GT' | 'GTE';

type Nullable<T> = T | null | undefined;

/** A search condition as it arrives: a comparison, or a combination of others. */
export interface SearchPredicate {
  name?: Nullable<string>;
  operator?: Nullable<SearchOperator>;
  value?: Nullable<string>;
  AND?: Nullable<readonly Nullable<SearchPredicate>[]>;
  OR?: Nullable<readonly Nullable<SearchPredicate>[]>;
}

/** The values an item has under a name; none where it lacks the property. */
export type PropertyReader = (name: string) => readonly string[];

/**
 * Whether an item fulfils a condition. Everything one node states must hold together; an empty
 * OR, like an empty AND, states nothing. A comparison with several values (the ids of a list or
 * of a path) holds if one of them fits, and its negation if none does.
 */
export function fulfils(predicate: SearchPredicate, read: PropertyReader): boolean {
  const { name, operator, value, AND, OR } = predicate;
  const all = (AND ?? []).filter((inner) => inner != null);
  const any = (OR ?? []).filter((inner) => inner != null);
  if (name != null && !compare(read(name), operator ?? 'EQ', value ?? '')) return false;
  if (!all.every((inner) => fulfils(inner, read))) return false;
  return any.length === 0 || any.some((inner) => fulfils(inner, read));
}

function compare(values: readonly string[], operator: SearchOperator, wanted: string): boolean {
  const target = comparable(wanted);
  const order = (test: (sign: number) => boolean) => {
    return values.some((value) => {
      const candidate = comparable(value);
      return candidate.kind === target.kind && test(compareValues(candidate, target));
    });
  };
  switch (operator) {
    case 'EQ':
      return values.length === 0 ? wanted === '' : order((sign) => sign === 0);
    case 'NEQ':
      return !compare(values, 'EQ', wanted);
    case 'CONTAINS':
      return values.some((value) => contains(value, wanted));
    case 'NCONTAINS':
      return !compare(values, 'CONTAINS', wanted);
    case 'LT':
      return order((sign) => sign < 0);
    case 'LTE':
      return order((sign) => sign <= 0);
    case 'GT':
      return order((sign) => sign > 0);
    case 'GTE':
      return order((sign) => sign >= 0);
  }
}

function contains(value: string, wanted: string): boolean {
  if (value.toLowerCase().includes(wanted.toLowerCase())) return true;
  const [candidate, target] = [comparable(value), comparable(wanted)];
  return candidate.kind === target.kind && compareValues(candidate, target) === 0;
}
