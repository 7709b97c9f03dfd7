/** The package has no types; these are the parts used by scripts/build-fonts.ts. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    /** Axes to limit to a range or to pin to a value. */
    readonly variationAxes: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
  }
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: Options,
  ): Promise<Buffer>;
}
