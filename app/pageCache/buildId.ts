import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The id of the build in a folder of the framework's output. `undefined` during a build and in development, when there is no
 * build whose pages could be kept.
 */
export function readBuildId(output: string): string | undefined {
  if (output === '') return undefined;
  try {
    return readFileSync(join(output, 'BUILD_ID'), 'utf8').trim();
  } catch {
    return undefined;
  }
}
