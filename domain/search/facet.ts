/** One way to narrow a search down, with what it would find. */
export type Facet = ChoiceFacet | RangeFacet;

/** A facet whose values are ticked. */
export interface ChoiceFacet {
  readonly kind: 'choice';
  /** The field it narrows, such as `car_fuel`. */
  readonly name: string;
  /** The field of the values below its values: `car_model` below `car_brand`. */
  readonly childName?: string | undefined;
  /** In the order they are shown. */
  readonly values: readonly FacetValue[];
}

/** One value of a choice. */
export interface FacetValue {
  /** As the index writes it, which is also what visitors read. */
  readonly text: string;
  /** How many hits it has under everything chosen in the other facets. */
  readonly count: number;
  readonly children: readonly FacetValue[];
}

/** A facet with a lowest and a highest number. */
export interface RangeFacet {
  readonly kind: 'range';
  readonly name: string;
  /** The ends under everything chosen in the other facets. */
  readonly min: number;
  readonly max: number;
  /** How the hits are spread, from low to high and without gaps. */
  readonly buckets: readonly FacetBucket[];
}

/** A part of a range. */
export interface FacetBucket {
  /** The lowest number in it. */
  readonly from: number;
  /** The number at which the next one begins. */
  readonly to: number;
  readonly count: number;
}
