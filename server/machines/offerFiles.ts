import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { BuildFiles } from '#app/pageStore/buildFiles.ts';
import { type AskFramework, headerOf } from '../cache/frameworkAnswer.ts';

interface OfferOptions {
  readonly files: BuildFiles;
  readonly build: string;
  /** Paths of the build's files. */
  readonly paths: readonly string[];
  readonly ask: AskFramework;
  /** A host of any site. */
  readonly host: string;
}

/** The paths under which the framework answers the files of a build. */
export async function readFilePaths(output: string): Promise<readonly string[]> {
  const entries = await readdir(join(output, 'static'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(output.length + 1))
    .map((path) => `/_next/${path.split(sep).join('/')}`);
}

/**
 * Offers the files of this build to machines that run another one, one after the other. Does nothing if another process has
 * done so in the last minutes. What the store doesn't take is offered with the next call, by any process.
 */
export async function offerFiles(options: OfferOptions): Promise<void> {
  const { files, build, paths } = options;
  if (!(await files.claim(build))) return;
  let isComplete = true;
  for (const url of paths) isComplete = (await offerFile(url, options)) && isComplete;
  if (!isComplete) await files.release(build);
}

/** Resolves with whether nothing is left to do for a file: the store has taken it, or the framework doesn't answer it. */
async function offerFile(url: string, { files, ask, host }: OfferOptions): Promise<boolean> {
  const answer = await ask({ host, url }).catch(() => undefined);
  const type = answer && headerOf(answer, 'content-type');
  if (answer?.status !== 200 || type === undefined) return true;
  return files.add(url, { type, body: answer.body });
}
