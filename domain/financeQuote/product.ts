import {
  eitherOf,
  listOf,
  objectOf,
  oneOf,
  optional,
  type Reader,
  readNumber,
  readText,
} from '../reader.ts';

/** What a visitor may change in a quote. */
export const financeParameters = ['term', 'deposit', 'payment', 'mileage'] as const;

export type FinanceParameter = (typeof financeParameters)[number];

/** The values that a parameter may have. */
export type ParameterValues =
  | { readonly kind: 'list'; readonly values: readonly number[] }
  | { readonly kind: 'range'; readonly min: number; readonly max: number };

/** A parameter of a product. */
export interface ProductParameter {
  readonly values: ParameterValues;
  readonly initial: number;
  /** The initial value as the lender writes it, if it does. */
  readonly initialText?: string | undefined;
}

/** A finance product, such as hire purchase; a parameter that it lacks can't be chosen. */
export interface FinanceProduct {
  readonly name: string;
  /** The lender's key of the kind of product. */
  readonly family: string;
  readonly parameters: Readonly<Partial<Record<FinanceParameter, ProductParameter | undefined>>>;
}

const readValues: Reader<ParameterValues> = eitherOf(
  objectOf<Extract<ParameterValues, { readonly kind: 'list' }>>({
    kind: oneOf(['list']),
    values: listOf(readNumber),
  }),
  objectOf<Extract<ParameterValues, { readonly kind: 'range' }>>({
    kind: oneOf(['range']),
    min: readNumber,
    max: readNumber,
  }),
);

const readParameter = optional(
  objectOf<ProductParameter>({
    values: readValues,
    initial: readNumber,
    initialText: optional(readText),
  }),
);

/** Reads a finance product. */
export const readFinanceProduct: Reader<FinanceProduct> = objectOf<FinanceProduct>({
  name: readText,
  family: readText,
  parameters: objectOf<FinanceProduct['parameters']>({
    term: readParameter,
    deposit: readParameter,
    payment: readParameter,
    mileage: readParameter,
  }),
});

/** The nearest value that the parameter may have. */
export function nearestValue({ values, initial }: ProductParameter, value: number): number {
  if (values.kind === 'range') return Math.min(Math.max(value, values.min), values.max);
  const distance = (other: number) => Math.abs(other - value);
  return values.values.reduce(
    (best, other) => (distance(other) < distance(best) ? other : best),
    values.values[0] ?? initial,
  );
}

/** Whether a parameter has more than one value. */
export function isChoosableParameter({ values }: ProductParameter): boolean {
  return values.kind === 'list' ? values.values.length > 1 : values.max > values.min;
}
