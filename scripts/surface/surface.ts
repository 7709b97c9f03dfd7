/** A public name of the library, and what its users rely on. */
export interface SurfaceEntry {
  /** What it is: `prop`, `field`, `token`. */
  readonly kind: SurfaceKind;
  /** `Button.variant`; the name of its owner before the point. */
  readonly name: string;
  /** Whether users must give it. */
  readonly isRequired: boolean;
  /** The values that it accepts, if they can be counted. */
  readonly values: readonly string[];
  /** What else there is to rely on: its type, and its value if it is left out. */
  readonly rest: string;
  /** What to use instead, if it will be removed. */
  readonly deprecated: string;
}

const surfaceKinds = ['block', 'component', 'export', 'field', 'prop', 'text', 'theme', 'token'] as const;

/** What a public name is. */
export type SurfaceKind = (typeof surfaceKinds)[number];

/** The public names of a version, by kind and name. */
export type Surface = readonly SurfaceEntry[];

/** The file of a surface: a line for each name, so that a review shows what has changed. */
export function writeSurface(version: string, surface: Surface): string {
  const lines = surface.map(lineOf).sort();
  return `${[`version ${version}`, '', ...lines].join('\n')}\n`;
}

/** One line: `prop Button.size? = s | m | l; default m`. */
function lineOf({ kind, name, isRequired, values, rest, deprecated }: SurfaceEntry): string {
  const facts = [values.join(' | '), rest, deprecated && `${deprecatedMark}${deprecated}`];
  const text = facts.filter(Boolean).join('; ');
  return `${kind} ${name}${isRequired ? '!' : ''}${text && ` = ${text}`}`;
}

const deprecatedMark = 'deprecated: ';

/** The entries of a file by kind and name, each with its line. */
export interface WrittenSurface {
  readonly version: string;
  readonly lines: ReadonlyMap<string, string>;
}
