import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Returns what Biome, with the rules of this project, says of files that exist only for a test. `files` has texts by path;
 * `args` are further arguments of `biome lint`.
 */
export async function lint(
  files: Readonly<Record<string, string>>,
  args: readonly string[],
): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'forecourt-lint-'));
  try {
    for (const path of ['biome.jsonc', 'scripts/lint'])
      await cp(path, join(project, path), { recursive: true });
    for (const [path, text] of Object.entries(files)) await plant(join(project, path), text);
    return await lintFolder(project, args);
  } finally {
    await rm(project, { recursive: true });
  }
}

async function plant(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

async function lintFolder(folder: string, more: readonly string[]): Promise<string> {
  const biome = join(process.cwd(), 'node_modules', '.bin', 'biome');
  const args = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--colors=off', '.'];
  // Biome exits with an error if it finds violations, as tests expect.
  const { stdout, stderr } = await promisify(execFile)(biome, [...args, ...more], {
    cwd: folder,
  }).catch((error: { stdout: string; stderr: string }) => error);
  return stdout + stderr;
}
