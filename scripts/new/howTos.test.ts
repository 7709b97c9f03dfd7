import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { capture, type Finished, root } from '../processes.ts';
import { projectFiles } from '../projectFiles.ts';
import { kinds } from './kinds.ts';

/** A copy of the project's code, in which every how-to is followed. */
let copy: string;
const limitMs = 300_000;

/** Names that nobody has taken, such as those of people who follow a how-to with its own example. */
const trials = {
  block: 'TrialQuote',
  site: 'trial-site',
  facet: 'car_ncapstars',
  theme: 'trial',
  upstream: 'trialRegister',
};

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'forecourt-how-tos-'));
  const code = (await projectFiles()).filter((path) =>
    /\.(?:[cm]?[jt]sx?|jsonc?|md|graphql|grit)$|\/dictionary\.yaml$/.test(path),
  );
  // With it, only the types of what is new are checked.
  for (const path of [...code, '.gitignore', 'tsconfig.tsbuildinfo']) await copyFile(path);
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  await runInCopy('git', ['init', '--quiet']);
  await runInCopy('git', ['add', '.']);
}, limitMs);
afterAll(() => rm(copy, { recursive: true, force: true }));

async function copyFile(path: string): Promise<void> {
  if (!existsSync(join(root, path))) return;
  await mkdir(dirname(join(copy, path)), { recursive: true });
  await cp(join(root, path), join(copy, path));
}

function runInCopy(command: string, args: readonly string[]): Promise<Finished> {
  return capture(command, args, { cwd: copy });
}

/** What a command prints if it fails. */
async function complaints(command: string, args: readonly string[]): Promise<string> {
  const { code, output } = await runInCopy(command, args);
  return code === 0 ? '' : output;
}

test('what the how-tos make passes the checks', { timeout: limitMs }, async () => {
  expect(Object.keys(trials)).toEqual(expect.arrayContaining(Object.keys(kinds)));
  for (const [kind, name] of Object.entries(trials))
    expect(await complaints('node', ['scripts/new.ts', kind, name]), kind).toBe('');
  const config = '--config-path=biome.subject.jsonc';
  const changed = ['ls-files', '--others', '--modified', '--exclude-standard', '*.ts', '*.tsx'];
  const { output: made } = await runInCopy('git', changed);
  expect(await complaints('biome', ['check', config, ...made.trim().split('\n')])).toBe('');
  // Without real paths, the packages are those of the last check.
  expect(await complaints('tsc', ['--noEmit', '--preserveSymlinks'])).toBe('');
  const tests = [
    'upstream/trialRegister',
    'app/environment.test.ts',
    'tokens/tokens.test.ts',
    'themes/brands.test.ts',
    'scripts/lists',
  ];
  expect(await complaints('vitest', ['run', '--config', 'vitest.unit.config.ts', ...tests])).toBe(
    '',
  );
});
