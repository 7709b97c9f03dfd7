import { type PropertyValue, prepared } from './properties.ts';
import { compareValues } from './value.ts';

/** The comparisons of the platform's search. */
export type SearchOperator = 'EQ' | 'NEQ' | 'CONTAINS' | 'NCONTAINS' | 'LT' | 'LTE' | 'GT' | 'GTE';

type Nullable<T> = T | null | undefined;

/** A search condition as received: a comparison, or a combination of others. */
export interface SearchPredicate {
  name?: Nullable<string>;
  operator?: Nullable<SearchOperator>;
  value?: Nullable<string>;
  AND?: Nullable<readonly Nullable<SearchPredicate>[]>;
  OR?: Nullable<readonly Nullable<SearchPredicate>[]>;
}

/** Reads the values of one item under a name in lower case. */
export type ReadValues = (name: string) => readonly PropertyValue[];

/** Whether an item, read by its values, fulfils a condition. */
export type Condition = (read: ReadValues) => boolean;

/**
 * Prepares a condition for many items. Everything one node states must hold together; an empty
 * OR, like an empty AND, states nothing. A comparison with several values (the ids of a list or
 * of a path) holds if one of them fits, and its negation if none does.
 */
export function toCondition(predicate: SearchPredicate): Condition {
  const { name, operator, value, AND, OR } = predicate;
  const all = (AND ?? []).filter((inner) => inner != null).map(toCondition);
  const any = (OR ?? []).filter((inner) => inner != null).map(toCondition);
  if (name != null) all.unshift(comparison(name.toLowerCase(), operator ?? 'EQ', value ?? ''));
  return (read) =>
    all.every((condition) => condition(read)) &&
    (any.length === 0 || any.some((condition) => condition(read)));
}

function comparison(name: string, operator: SearchOperator, value: string): Condition {
  const test = valuesTest(operator, prepared(value));
  return (read) => test(read(name));
}

type ValuesTest = (values: readonly PropertyValue[]) => boolean;

function valuesTest(operator: SearchOperator, wanted: PropertyValue): ValuesTest {
  switch (operator) {
    case 'EQ': {
      const isEqual = orderTest(wanted, (sign) => sign === 0);
      return (values) => (values.length === 0 ? wanted.text === '' : isEqual(values));
    }
    case 'NEQ':
      return negated(valuesTest('EQ', wanted));
    case 'CONTAINS': {
      const isEqual = orderTest(wanted, (sign) => sign === 0);
      return (values) => values.some(({ text }) => text.includes(wanted.text)) || isEqual(values);
    }
    case 'NCONTAINS':
      return negated(valuesTest('CONTAINS', wanted));
    case 'LT':
      return orderTest(wanted, (sign) => sign < 0);
    case 'LTE':
      return orderTest(wanted, (sign) => sign <= 0);
    case 'GT':
      return orderTest(wanted, (sign) => sign > 0);
    case 'GTE':
      return orderTest(wanted, (sign) => sign >= 0);
  }
}

function negated(test: ValuesTest): ValuesTest {
  return (values) => !test(values);
}

function orderTest(
  { comparable: target }: PropertyValue,
  test: (sign: number) => boolean,
): ValuesTest {
  return (values) =>
    values.some(
      ({ comparable }) =>
        comparable.kind === target.kind && test(compareValues(comparable, target)),
    );
}
