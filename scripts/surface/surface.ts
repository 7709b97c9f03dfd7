/**
 * The public names of the library, by kind and name: `prop Button.size`. Each with what its users rely on: `m | l = m`, and
 * `required` before it if they must give it.
 */
export type Surface = Readonly<Record<string, string>>;

/** What users rely on. */
export interface SurfaceFacts {
  readonly isRequired?: boolean | undefined;
  /** What is accepted: a type, or values with bars between them. */
  readonly accepts: string;
  /** What is used if it is left out. */
  readonly fallback?: string | undefined;
  /** What to do instead, if it will be removed. */
  readonly deprecated?: string | undefined;
}

const [requiredMark, fallbackMark, deprecatedMark] = ['required ', ' = ', '; deprecated: '];

/** The facts in one line. */
export function writeFacts({ isRequired, accepts, fallback, deprecated }: SurfaceFacts): string {
  return [
    isRequired ? requiredMark : '',
    accepts,
    fallback === undefined ? '' : `${fallbackMark}${fallback}`,
    deprecated === undefined ? '' : `${deprecatedMark}${deprecated}`,
  ].join('');
}

/** The facts of a line. */
export function readFacts(line: string): SurfaceFacts {
  const [facts = '', deprecated] = line.split(deprecatedMark);
  const isRequired = facts.startsWith(requiredMark);
  const [accepts = '', fallback] = facts
    .slice(isRequired ? requiredMark.length : 0)
    .split(fallbackMark);
  return { isRequired, accepts, fallback, deprecated };
}

/** The surface in the order of its names, as files keep it. */
export function sortSurface(surface: Surface): Surface {
  return Object.fromEntries(Object.entries(surface).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The name without its kind, in its parts: `['Button', 'size']`. */
export function partsOf(name: string): readonly string[] {
  return (name.split(' ')[1] ?? '').split('.');
}
