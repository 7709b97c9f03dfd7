import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** An internal module of Next. Throws a plain sentence if there is none, naming the file that uses it. */
export function nextModule(name: string, usedBy: string): Readonly<Record<string, unknown>> {
  try {
    return Object(require(name));
  } catch {
    throw new Error(`Next no longer has the module ${name}: see ${usedBy}.`);
  }
}

/** The source text of an internal module of Next. */
export async function nextSource(name: string): Promise<string> {
  return await readFile(require.resolve(name), 'utf8');
}
