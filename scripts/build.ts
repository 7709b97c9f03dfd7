import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, run } from './processes.ts';

const sources = [
  'app',
  'blocks',
  'cms',
  'design-system',
  'domain',
  'features',
  'process',
  'public',
  'scripts/styles',
  'sites',
  'storage',
  'styles',
  'themes',
  'tokens',
  'upstream',
  'instrumentation.ts',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'proxy.ts',
  'tsconfig.json',
];
const stamp = join(root, '.next', 'forecourt-sources');

/** Builds the site for production unless the sources are unchanged since the last build. */
export async function buildIfNeeded(): Promise<boolean> {
  const hash = await sourcesHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true;
  console.log('Building the site …');
  if ((await run('next', ['build'])) !== 0) return false;
  writeFileSync(stamp, hash);
  return true;
}

async function sourcesHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await Promise.all(sources.map(filesBelow))).flat()) {
    hash.update(file).update(await readFile(join(root, file)));
  }
  return hash.digest('hex');
}

async function filesBelow(path: string): Promise<string[]> {
  if (!existsSync(join(root, path))) return [];
  if (path.includes('.')) return [path];
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath, entry.name).slice(root.length)).sort();
}
