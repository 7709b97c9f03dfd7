import type { PrimitiveManual } from '#design-system/manual.ts';

const modules = import.meta.glob<{ readonly manual: PrimitiveManual }>(
  '../../../design-system/*/*.manual.ts',
  { eager: true },
);

/** The manuals of all primitives, by name. */
export const manuals: ReadonlyMap<string, PrimitiveManual> = new Map(
  Object.entries(modules).map(([path, { manual }]) => [nameOf(path, '.manual.ts'), manual]),
);

/** The name of a file without its folder and ending. */
export function nameOf(path: string, ending: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -ending.length);
}
