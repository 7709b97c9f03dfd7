/** The package brings no types; this is what scripts/build-fonts.ts uses of it. */
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
