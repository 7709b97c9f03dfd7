import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadSheet } from './styles/inlineStyles.ts';

/**
 * Reads the style sheets of a build.
 *
 * @param output - the folder of the build, such as `.next`.
 */
export function buildSheets(output: string): ReadSheet {
  return (href) => {
    const [, name] = /^\/_next\/static\/chunks\/([\w~.-]+\.css)$/.exec(href) ?? [];
    if (name === undefined) return undefined;
    try {
      return readFileSync(join(output, 'static', 'chunks', name), 'utf8');
    } catch {
      return undefined;
    }
  };
}
