import { basename } from 'node:path';

/** The manuals of primitives among files: the name of each primitive, and the path of its manual. */
export function primitiveManuals(
  files: readonly string[],
): readonly { readonly name: string; readonly path: string }[] {
  return files
    .filter((path) => /^design-system\/\w+\/\w+\.manual\.ts$/.test(path))
    .map((path) => ({ name: basename(path, '.manual.ts'), path }));
}
