import {
  eitherOf,
  listOf,
  objectOf,
  oneOf,
  optional,
  type Reader,
  readFlag,
  readNumber,
  readText,
} from '../reader.ts';

/** A dimension for narrowing a search, with the number of hits of each value. */
export type Facet = ChoiceFacet | RangeFacet;

/** A facet whose values are ticked. */
export interface ChoiceFacet {
  readonly kind: 'choice';
  /** The filter's name, such as `fuel`. */
  readonly name: string;
  /** The filter of child values: `model` for `brand`. */
  readonly childName?: string | undefined;
  readonly values: readonly FacetValue[];
  /** Whether the index put the values in an order of its own, which lists keep. */
  readonly isOrdered?: boolean | undefined;
}

/** One value of a choice. */
export interface FacetValue {
  /** As in the index, and as shown to visitors. */
  readonly text: string;
  /** Number of hits under the filters of all other facets. */
  readonly count: number;
  readonly children: readonly FacetValue[];
}

/** A numeric facet with a lowest and a highest value. */
export interface RangeFacet {
  readonly kind: 'range';
  readonly name: string;
  /** The bounds under the filters of all other facets. */
  readonly min: number;
  readonly max: number;
  /** The numbers of hits in the parts of the range, from low to high. */
  readonly counts: readonly number[];
}

/** A facet wanted in an answer. */
export interface FacetRequest {
  readonly name: string;
  readonly childName?: string | undefined;
  /** @default 'count-descending' */
  readonly order?: FacetOrder | undefined;
}

/** Order of the values of a facet. */
export type FacetOrder = 'count-descending' | 'text-ascending' | 'text-descending';

const readValue: Reader<FacetValue> = (value) => readKnownValue(value);

const readKnownValue = objectOf<FacetValue>({
  text: readText,
  count: readNumber,
  children: listOf(readValue),
});

/** Reads a facet. */
export const readFacet: Reader<Facet> = eitherOf(
  objectOf<ChoiceFacet>({
    kind: oneOf(['choice']),
    name: readText,
    childName: optional(readText),
    values: listOf(readValue),
    isOrdered: optional(readFlag),
  }),
  objectOf<RangeFacet>({
    kind: oneOf(['range']),
    name: readText,
    min: readNumber,
    max: readNumber,
    counts: listOf(readNumber),
  }),
);
