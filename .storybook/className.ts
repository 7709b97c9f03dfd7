import { basename, dirname } from 'node:path';

/**
 * The name of a class in Storybook, which shows its style sheet: `Button_variants_1kx9` for
 * `design-system/Button/variants.css.ts`, `Button_1kx9` for `Button/Button.css.ts`. The default names of
 * vanilla-extract would require a Babel pass of every style sheet.
 */
export function className({ filePath, hash }: { filePath: string; hash: string }): string {
  const folder = basename(dirname(filePath));
  const name = basename(filePath).replace(/\.css\.ts$/, '');
  return `${name === folder ? name : `${folder}_${name}`}_${hash}`;
}
