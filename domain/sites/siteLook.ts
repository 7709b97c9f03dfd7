/** A colour in OKLCH: lightness from 0 to 1, chroma, and hue in degrees. */
export type LookColor = readonly [lightness: number, chroma: number, hue: number];

type LookColors<Role extends string> = Readonly<Partial<Record<Role, LookColor>>>;

/**
 * What a site varies of its brand: inputs of the theme factory, which derives everything else from them, with the contrasts
 * that every brand has. What is absent is the brand's.
 */
export interface SiteLook {
  /** Colours on light grounds. */
  readonly color?: LookColors<'ink' | 'accent' | 'action' | 'price' | 'campaign'>;
  /** The same on dark grounds. */
  readonly onDark?: LookColors<'accent' | 'action' | 'price' | 'campaign'>;
  /** Grounds of sections. */
  readonly ground?: LookColors<'base' | 'soft' | 'brand' | 'dark'>;
  /** The same for visitors whose system is dark. */
  readonly night?: LookColors<'base' | 'soft' | 'brand' | 'dark'>;
  readonly headings?: LookHeadings;
}

/** The type of headings. */
export interface LookHeadings {
  /** A family of `themes/fontFaces.ts`, then a generic one. */
  readonly families: readonly string[];
  readonly weight: number;
  /** Letter spacing in em. */
  readonly tracking: number;
}
