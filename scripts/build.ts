import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, run } from './processes.ts';

const siteSources = [
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

const editorSources = [
  'design-system',
  'domain',
  'editor',
  'public/icons.svg',
  'themes',
  'tokens',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];

/** Something that is built from sources, and left as it is while they are unchanged. */
interface Build {
  readonly name: string;
  readonly sources: readonly string[];
  /** The file with the hash of the sources of the last build. It goes with what was built. */
  readonly stamp: string;
  /** The commands, with their arguments. */
  readonly commands: readonly (readonly [string, ...string[]])[];
}

const site: Build = {
  name: 'the site',
  sources: siteSources,
  stamp: join(root, '.next', 'forecourt-sources'),
  commands: [['next', 'build']],
};

const viteBuild = ['build', '--config', 'editor/vite.config.ts', '--logLevel', 'warn'] as const;

const editor: Build = {
  name: 'the editor',
  sources: editorSources,
  stamp: join(root, 'editor', 'dist', '.forecourt-sources'),
  commands: [
    ['vite', ...viteBuild],
    ['vite', ...viteBuild, '--mode', 'client'],
  ],
};

/** Builds the editor and the site for production, each unless its sources are unchanged since the last build. */
export async function buildIfNeeded(): Promise<boolean> {
  return (await buildUnlessCurrent(editor)) && (await buildUnlessCurrent(site));
}

async function buildUnlessCurrent({ name, sources, stamp, commands }: Build): Promise<boolean> {
  const hash = await hashOf(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true;
  console.log(`Building ${name} …`);
  for (const [command, ...args] of commands) if ((await run(command, args)) !== 0) return false;
  writeFileSync(stamp, hash);
  return true;
}

async function hashOf(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await Promise.all(sources.map(filesBelow))).flat()) {
    hash.update(file).update(await readFile(join(root, file)));
  }
  return hash.digest('hex');
}

/** What the build of the editor writes into the folder of its sources. */
const built = join('editor', 'dist');

async function filesBelow(path: string): Promise<string[]> {
  if (!existsSync(join(root, path))) return [];
  if (path.includes('.')) return [path];
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes(built));
  return files.map((entry) => join(entry.parentPath, entry.name).slice(root.length)).sort();
}
